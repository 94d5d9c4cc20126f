"""The questions of Middle Ages, one file each."""

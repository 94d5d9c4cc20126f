"""Each change, with the one it follows."""

"""One file for each kind of question, and for each part of a turn."""

"""The rules of Middle Ages, one file for each kind of question and each part of the course."""

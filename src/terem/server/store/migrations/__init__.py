"""How the database has come to be as it is, one file for each change."""

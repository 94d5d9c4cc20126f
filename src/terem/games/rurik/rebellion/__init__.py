"""The rebellion of the solo game: it plays by its cards, and tells its reasons."""

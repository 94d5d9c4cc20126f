"""Reads and checks component files and their provenance. It knows no game."""

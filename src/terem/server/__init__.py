"""The server: tables that people play at together, kept safe and drawn for each of them."""

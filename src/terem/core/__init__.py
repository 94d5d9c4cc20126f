"""The core: tables, steps, choices, dice, records. Pure; it knows no game, file or clock."""

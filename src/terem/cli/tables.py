"""Tables: columns of text aligned for the eye and for the ear, read line by line."""

from __future__ import annotations

from itertools import zip_longest


def aligned(rows: list[list[str]]) -> list[str]:
    """Lay rows out; the first column stands to the left, the others to the right."""
    widths = [max(map(len, column)) for column in zip_longest(*rows, fillvalue="")]
    return [
        "  ".join(
            cell.rjust(width) if index else cell.ljust(width)
            for index, (cell, width) in enumerate(zip(row, widths, strict=False))
        ).rstrip()
        for row in rows
    ]

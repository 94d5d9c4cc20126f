"""``python -m terem.cli`` is ``terem``."""

import sys

from terem.cli.main import main

if __name__ == "__main__":
    sys.exit(main())

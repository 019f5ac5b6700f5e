"""python -m aquae"""

import sys

from aquae.cli import main

if __name__ == "__main__":
    sys.exit(main())

"""python -m tests.faults [--seed N] [--seconds N]: both databases, struck for so long in all."""

import argparse
import random
import sys

from tests.faults.running import run

SHARES = {"sqlite": 0.3, "postgres": 0.7}


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__)
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    parser.add_argument("--seconds", type=float, default=360.0, help="of trouble, in all")
    parser.add_argument("--longest", type=float, default=14.0, help="seconds a trouble may last")
    parser.add_argument("--database", choices=[*SHARES], help="only this one")
    chosen = parser.parse_args()
    shares = {chosen.database: 1.0} if chosen.database else SHARES
    print(f"seed {chosen.seed}", flush=True)
    count = 0
    for database, share in shares.items():
        done = run(database, chosen.seed, share * chosen.seconds, chosen.longest)
        print(done.report(), flush=True)
        count += len(done.flaws)
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())

"""The games as environments for learning: PettingZoo, Gymnasium, OpenSpiel, and fast batches.

Each adapter is a module of its own, so that only the library it adapts to is needed:
`zoo` (PettingZoo), `gym` (Gymnasium), `spiel` (OpenSpiel), `batch` (NumPy alone).
"""

"""The games, one folder each. A folder with an `__init__.py` that holds `GAME` is a game."""

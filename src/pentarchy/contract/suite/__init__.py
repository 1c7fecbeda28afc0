"""The tests that `pytest --pentarchy` adds to those of a repository."""

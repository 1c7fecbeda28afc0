"""`python -m pentarchy` is the command `pentarchy`."""

from pentarchy.cli import main

if __name__ == "__main__":
    raise SystemExit(main())

"""The contract suite: the laws that every game must keep, for the games of this house and for anybody's.

`pytest --pentarchy` in the repository of a game checks them; `python -m pentarchy.contract.golden`, `…fuzz` and
`…hashes` are its tools. docs/add-a-game.md goes through it.
"""

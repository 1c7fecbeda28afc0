"""Understanding a finished game: the chances of every seat, key moments, better answers and why they were better.

`analyse(match)` gives a report as plain data, the words in both languages; `text` and `page` show it.
"""

from pentarchy.analysis.advice import advice
from pentarchy.analysis.study import FORMAT, Looked, analyse, look, outlook, report, running

__all__ = ["FORMAT", "Looked", "advice", "analyse", "look", "outlook", "report", "running"]

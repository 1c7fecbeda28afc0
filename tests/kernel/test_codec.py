"""The table of actions: numbers, texts and words are three faces of the same thing."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pentarchy.kernel.codec import LIMIT, Codec, Domain, Verb
from pentarchy.kernel.errors import InvalidAction

NAMES = st.from_regex(r"[a-z][a-z0-9_]{0,6}", fullmatch=True)
TOKENS = st.lists(NAMES, min_size=1, max_size=5, unique=True)


@st.composite
def codecs(draw: st.DrawFn) -> Codec:
    domains = [Domain(f"d{k}", tuple(draw(TOKENS))) for k in range(draw(st.integers(1, 3)))]
    verbs = []
    for name in draw(st.lists(NAMES, min_size=1, max_size=5, unique=True)):
        chosen = draw(st.lists(st.sampled_from(domains), max_size=3))
        verbs.append(Verb(name, *((f"a{k}", domain.name) for k, domain in enumerate(chosen))))
    return Codec(domains, verbs)


@given(codecs())
def test_every_action_comes_back(codec: Codec) -> None:
    texts = [codec.text(action) for action in codec]
    assert len(set(texts)) == codec.size
    for action, text in enumerate(texts):
        assert codec.parse(text) == action
        assert codec.parse(f"  {text.upper().replace(' ', '   ')}\n") == action
        word = codec.word(action)
        assert codec.encode(word.verb, *(index for _, _, index, _ in word.arguments)) == action
        assert codec.verb(action) == word.verb
        assert text == " ".join([word.verb, *(token for _, _, _, token in word.arguments)])


@given(codecs())
def test_ids_are_dense_and_the_last_argument_runs_fastest(codec: Codec) -> None:
    expected = []
    for verb in codec.verbs:
        assert codec.base(verb.name) == len(expected)
        parts = [codec.domain(name).tokens for _, name in verb.arguments]
        expected += [" ".join([verb.name, *tokens]) for tokens in product(*parts)]
    assert [codec.text(action) for action in codec] == expected


@given(codecs(), st.text(max_size=30))
def test_nonsense_is_refused_in_words(codec: Codec, nonsense: str) -> None:
    known = {codec.text(action).lower() for action in codec}
    if " ".join(nonsense.split()).lower() in known:
        return
    with pytest.raises(InvalidAction) as caught:
        codec.parse(nonsense)
    assert str(caught.value).endswith(".")


def test_tokens_may_have_capitals() -> None:
    codec = Codec([Domain("card", ("1UNC1", "2REG12"))], [Verb("play", ("card", "card"))])
    assert codec.parse("play 2REG12") == codec.parse("PLAY 2reg12") == 1


def test_a_hint_is_given() -> None:
    codec = Codec([Domain("place", ("north", "south"))], [Verb("go", ("to", "place")), Verb("stay")])
    with pytest.raises(InvalidAction, match="'go north'"):
        codec.parse("go noth")
    with pytest.raises(InvalidAction, match="go, stay"):
        codec.parse("leave")
    with pytest.raises(InvalidAction, match="not int"):
        codec.parse(3)  # type: ignore[arg-type]


def test_numbers() -> None:
    domain = Domain.numbers("count", -1, 2)
    assert domain.tokens == ("-1", "0", "1", "2")
    assert domain.numeric
    assert not domain.on_board
    assert not Domain("card", ("1", "2")).numeric  # a thing on the board, whatever it is called


def test_too_many_actions_are_refused() -> None:
    many = Domain("n", tuple(str(n) for n in range(64)))
    assert Codec([many], [Verb("a", ("x", "n"), ("y", "n"))]).size == LIMIT
    with pytest.raises(ValueError, match="split a decision"):
        Codec([many], [Verb("a", ("x", "n"), ("y", "n")), Verb("b")])

"""Who sits where: names of bots, and seats that move to another device."""

from __future__ import annotations

import re
from collections.abc import Iterator

import httpx
import pytest
from served import Server

from pentarchy.table.words import name_of_bot


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("seats"))
    yield running
    running.stop()
    assert "Traceback" not in running.log.read_text(), running.log.read_text()[-3000:]


def names(server: Server, client: httpx.Client, match_id: str) -> list[str]:
    """Who sits at a table that waits."""
    page = client.get(f"{server.url}/m/{match_id}").text
    return re.findall(r'<li data-seat="\d">.*?<strong>(.*?)</strong>', page)


@pytest.mark.parametrize(("lang", "letters"), [("ru", "[А-ЯЁ][а-яё]+"), ("en", "[A-Z][a-z]+")])
def test_bots_have_names_of_the_tables_language(server: Server, lang: str, letters: str) -> None:
    with httpx.Client(headers={"Accept-Language": lang}) as client:
        me = name_of_bot(3, lang)
        made = server.create(client, seats=["human", "greedy", "human", "human", "human"], name=me)
        at_table = f"{server.url}/m/{made['id']}"
        assert names(server, client, made["id"])[1] == name_of_bot(1, lang)
        client.post(f"{at_table}/seat", data={"seat": 2, "bot": "greedy"})
        client.post(f"{at_table}/seat", data={"seat": 3, "bot": "greedy"})
        found = names(server, client, made["id"])
        assert found[2] == name_of_bot(2, lang), "a bot that is seated later has a name, not the number of a seat"
        assert found[3] == f"{name_of_bot(3, lang)} 2", "and never one that somebody has"
        client.post(f"{at_table}/seat", data={"seat": 2, "bot": ""})
        client.post(f"{at_table}/start", data={})
        told = [player["name"] for player in client.get(f"{at_table}/at/0").json()["players"]]
        assert told == [me, *(name_of_bot(k, lang) for k in (1, 2)), f"{me} 2", name_of_bot(4, lang)]
        assert all(re.fullmatch(f"{letters}( 2)?", name) for name in told)

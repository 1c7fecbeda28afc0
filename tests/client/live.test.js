import assert from "node:assert/strict";
import { test } from "node:test";
import { Live } from "../../src/pentarchy/table/static/live.js";
import { page, player } from "./make.js";

test("what has changed takes the place of what was", () => {
  const live = new Live();
  live.whole(page({ v: 4, parts: { a: "<a/>", b: "<b/>" }, steps: 7 }));
  const shown = live.some({ t: "some", v: 5, parts: { b: "<c/>" } });
  assert.equal(shown?.v, 5);
  assert.equal(shown?.steps, 7);
  assert.deepEqual(shown?.parts, { a: "<a/>", b: "<c/>" });
});

test("lines follow those that are the same", () => {
  const live = new Live();
  live.whole(page({ log: { from: 0, lines: [["one", 0, [], -1], ["two", 1, [], -1], ["three", -1, [], -1]] } })); // prettier-ignore
  const shown = live.some({
    t: "some",
    log: { from: 1, lines: [["zwei", 0, [], -1]] },
    notes: { from: 0, lines: ["a bot"] },
  });
  assert.deepEqual(shown?.log, [["one", 0, [], -1], ["zwei", 0, [], -1]]); // prettier-ignore
  assert.deepEqual(shown?.notes, ["a bot"]);
  assert.deepEqual(live.some({ t: "some", steps: 2 })?.notes, ["a bot"]);
});

test("what has just happened is no part of the page", () => {
  const live = new Live();
  live.whole(page({}));
  const shown = live.some({ t: "some", steps: 3, events: [], scene: { title: "A fight", body: "<p/>", own: true } });
  assert.equal(shown?.steps, 3);
  assert.ok(shown && !("scene" in shown) && !("events" in shown));
});

test("a field can become nothing", () => {
  const live = new Live();
  live.whole(page({ ask: { about: "undo", by: 1, say: "May Bob go back?" } }));
  assert.equal(live.some({ t: "some", ask: null })?.ask, null);
});

test("a change before the first page says nothing", () => {
  assert.equal(new Live().some({ t: "some", v: 2 }), null);
});

test("does a bot play for the viewer?", () => {
  const live = new Live();
  const players = [player("Ann"), player("Bob", { bot: "greedy" })];
  assert.equal(live.botPlays, false);
  live.whole(page({ seat: 1, players }));
  assert.equal(live.botPlays, true);
  live.some({ t: "some", seat: 0 });
  assert.equal(live.botPlays, false);
  live.some({ t: "some", seat: null });
  assert.equal(live.botPlays, false);
});

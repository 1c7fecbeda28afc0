import assert from "node:assert/strict";
import { test } from "node:test";
import { Selection } from "../../src/pentarchy/table/static/selection.js";
import { choice } from "./make.js";

/** @import { Choice } from "../../src/pentarchy/table/static/protocol.d.ts" */

/** @param {Choice[]} choices */
function begun(...choices) {
  const selection = new Selection();
  selection.begin(choices);
  return selection;
}

const targets = (/** @type {Selection} */ selection) => [...selection.targets().keys()];

test("things are pointed at in order until one answer is left", () => {
  const [north, south, east] = [choice("1", "army:1", "n"), choice("2", "army:1", "s"), choice("3", "army:2", "e")];
  const selection = begun(north, south, east);
  assert.deepEqual(targets(selection), ["army:1", "army:2"]);
  assert.deepEqual(selection.point("army:1"), { choice: null });
  assert.deepEqual(targets(selection), ["n", "s"]);
  assert.deepEqual(selection.point("s"), { choice: south });
});

test("a thing that leads nowhere cannot be chosen", () => {
  const selection = begun(choice("1", "a", "n"), choice("2", "b"));
  assert.equal(selection.point("n"), null);
  assert.deepEqual(selection.picked, []);
});

test("what all answers begin with need not be chosen and cannot be taken back", () => {
  const selection = begun(choice("1", "card", "n"), choice("2", "card", "s"));
  assert.deepEqual(selection.picked, ["card"]);
  assert.deepEqual(targets(selection), ["n", "s"]);
  assert.equal(selection.back(), false);
  assert.equal(begun(choice("1", "card", "n")).fixed, 0, "a single answer is still pointed at");
});

test("answers that are all the same things become buttons", () => {
  const both = [choice("1", "card"), choice("2", "card")];
  assert.deepEqual(begun(...both).complete(), both);
});

test("pointing again at what was chosen takes it back", () => {
  const selection = begun(choice("1", "a", "n"), choice("2", "a", "s"), choice("3", "b"));
  selection.point("a");
  assert.deepEqual(selection.point("a"), { choice: null });
  assert.deepEqual(targets(selection), ["a", "b"]);
});

test("another piece can be chosen instead", () => {
  const selection = begun(choice("1", "a", "n"), choice("2", "a", "s"), choice("3", "b", "n"), choice("4", "b", "s"));
  selection.point("a");
  selection.point("b");
  assert.deepEqual(selection.picked, ["b"]);
});

test("the same thing may be meant twice", () => {
  const [twice, other] = [choice("1", "a", "a"), choice("2", "a", "b")];
  const selection = begun(twice, other, choice("3", "c"));
  selection.point("a");
  assert.deepEqual(selection.point("a"), { choice: twice });
});

test("buttons are the answers about which nothing is left to point at", () => {
  const [stop, go, far] = [choice("stop"), choice("go", "a"), choice("far", "a", "n")];
  const selection = begun(stop, go, far);
  assert.deepEqual(selection.complete(), [stop]);
  assert.deepEqual(selection.point("a"), { choice: null });
  assert.deepEqual(selection.complete(), [go]);
});

test("what cannot be taken back is asked about once more", () => {
  const last = { ...choice("1", "a"), final: /** @type {const} */ (true) };
  const selection = begun(last, choice("2", "b"));
  assert.equal(selection.decide(last, true), false);
  assert.equal(selection.asking, last);
  assert.deepEqual(targets(selection), []);
  assert.equal(selection.decide(last, true), true);
  assert.equal(begun(last).decide(last, false), true, "who does not want to be asked is not");
});

test("who is asked once more and points there again means it", () => {
  const [loss, other] = [choice("1", "a"), choice("2", "b")];
  const selection = begun(loss, other);
  assert.deepEqual(selection.point("a"), { choice: loss });
  assert.equal(selection.decide(loss, true), false);
  assert.deepEqual(selection.point("a"), { choice: loss });
  assert.equal(selection.decide(loss, true), true);
});

test("a question stays when something else is pointed at that cannot be chosen", () => {
  const last = { ...choice("1", "a"), final: /** @type {const} */ (true) };
  const selection = begun(last, choice("2", "b"));
  selection.decide(last, true);
  assert.equal(selection.point("nothing"), null);
  assert.equal(selection.asking, last);
  selection.point("b");
  assert.equal(selection.asking, null);
});

test("nothing can be chosen while the server is asked", () => {
  const one = choice("1", "a");
  const selection = begun(one, choice("2", "b"));
  selection.decide(one, false);
  assert.deepEqual(targets(selection), []);
  assert.deepEqual(selection.complete(), []);
  assert.equal(selection.back(), false);
  selection.restart();
  assert.deepEqual(targets(selection), ["a", "b"]);
});

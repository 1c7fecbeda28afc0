// Others' moves at the pace of reading: by turns, with pauses, and at once when one wants.
/** @import { Some } from "../../src/pentarchy/table/static/protocol.d.ts" */
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { Pace, merge } from "../../src/pentarchy/table/static/pace.js";

mock.timers.enable({ apis: ["setTimeout"] });
let clock = 0;
/** @param {number} ms */
const pass = (ms) => {
  clock += ms;
  mock.timers.tick(ms);
};
/** @param {number} turn */
const players = (turn) => [0, 1, 2].map((seat) => ({ turn: seat === turn }));
/**
 * @param {number} turn
 * @param {Partial<Some>} [more]
 */
const step = (turn, more = {}) =>
  /** @type {Some} */ ({
    t: "some",
    players: players(turn),
    prompt: { mine: turn === 0, say: "", detail: "" },
    ...more,
  });

function table(pause = 1000) {
  /** @type {any[]} */
  const shown = [];
  const pace = new Pace(
    (message) => shown.push(message),
    () => pause,
    () => clock,
  );
  return { pace, shown };
}

test("what I do is seen at once, the others turn by turn", () => {
  const { pace, shown } = table();
  pace.take(step(1, { parts: { a: "mine" } }));
  assert.equal(shown.length, 1);
  pace.take(step(1, { parts: { a: "1" } }));
  pace.take(step(1, { parts: { b: "2" } }));
  pass(500);
  pace.take(step(2, { parts: { b: "3" } }));
  assert.equal(shown.length, 1, "not before one has read what was before");
  pass(500);
  assert.equal(shown.length, 2);
  assert.deepEqual(shown[1].parts, { a: "1", b: "3" }, "a turn comes as one");
  pace.take(step(0, { parts: { c: "4" } }));
  pass(999);
  assert.equal(shown.length, 2);
  pass(1);
  assert.equal(shown[2].prompt.mine, true);
  pace.take(step(0, { parts: { d: "5" } }));
  assert.equal(shown.length, 4);
});

test("one can skip to one's own turn", () => {
  const { pace, shown } = table();
  pace.take(step(1));
  pace.take(step(2, { parts: { a: "1" } }));
  pace.skip();
  assert.equal(shown.length, 2);
  pace.take(step(1, { parts: { a: "2" } }));
  assert.equal(shown.length, 3, "until I am asked nothing waits");
  pace.take(step(0, { parts: { a: "3" } }));
  pace.take(step(1, { parts: { a: "4" } }));
  pace.take(step(2, { parts: { a: "5" } }));
  assert.equal(shown.length, 5, "then the pace is as before");
});

test("a long turn is shown as far as it has come", () => {
  const { pace, shown } = table();
  pace.take(step(1));
  pace.take(step(1, { parts: { a: "1" } }));
  pass(2999);
  assert.equal(shown.length, 1);
  pass(1);
  assert.equal(shown.length, 2);
});

test("without a pace everything comes at once", () => {
  const { pace, shown } = table(0);
  pace.take(step(1));
  pace.take(step(2));
  pace.take(step(1));
  assert.equal(shown.length, 3);
});

test("lines of the log are put together", () => {
  const both = merge(
    { t: "some", log: { from: 4, lines: [["a", 1, [], -1]] }, events: [{ event: "x", seat: 1, on: [] }] },
    { t: "some", log: { from: 5, lines: [["b", 1, [], -1]] }, events: [{ event: "y", seat: 1, on: [] }] },
  );
  assert.deepEqual(both.log, {
    from: 4,
    lines: [
      ["a", 1, [], -1],
      ["b", 1, [], -1],
    ],
  });
  assert.equal(both.events?.length, 2);
});

test("of several scenes the last one is shown", () => {
  const { pace, shown } = table();
  /** @param {string} title */
  const scene = (title) => ({ title, body: "", own: false });
  pace.take(step(1));
  pace.take(step(1, { scene: scene("first") }));
  pace.take(step(1, { scene: scene("second") }));
  pace.take(step(2));
  pass(1000);
  assert.equal(shown.length, 2);
  assert.equal(shown[1].scene.title, "second", "nothing that follows takes it away");
  pace.take(step(0));
  pass(1000);
  assert.equal(shown[2].scene, undefined, "it is shown once");
});

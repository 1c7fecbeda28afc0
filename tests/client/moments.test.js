import assert from "node:assert/strict";
import { test } from "node:test";
import { lead, moments, turns } from "../../src/pentarchy/table/static/moments.js";

test("a lead is counted against the best rival", () => {
  assert.equal(lead([5, 3, 4], 0), 1);
  assert.equal(lead([5, 3, 4], 1), -2);
});

test("steps of one seat in a row are one turn", () => {
  assert.deepEqual(turns([0, 0, 1, 0]), [
    { seat: 0, turn: 1, from: 0, to: 2 },
    { seat: 1, turn: 1, from: 2, to: 3 },
    { seat: 0, turn: 2, from: 3, to: 4 },
  ]);
});

test("the greatest changes, in the order of the game", () => {
  const points = [[0, 0], [1, 0], [1, 4], [9, 4], [9, 9], [9, 12], [9, 12]]; // prettier-ignore
  const found = moments({ seats: [0, 1, 0, 1, 1, 0], points });
  assert.deepEqual(found.map(({ seat, turn, before, after }) => [seat, turn, before, after]), [
    [1, 1, -1, 3],
    [0, 2, -3, 5],
    [1, 2, -5, 3],
  ]); // prettier-ignore
});

test("what is counted only at the end is nobody's turn", () => {
  assert.deepEqual(moments({ seats: [0, 1], points: [[0, 0], [0, 0], [40, 0]] }), []); // prettier-ignore
});

test("a quiet game has no turning point", () => {
  assert.deepEqual(moments({ seats: [0, 1, 0], points: [[0, 0], [1, 0], [1, 1], [2, 1]] }), []); // prettier-ignore
});

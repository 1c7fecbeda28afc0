import assert from "node:assert/strict";
import { test } from "node:test";
import { lead, moments, turns } from "../../src/pentarchy/table/static/moments.js";

test("a lead is counted against the best rival", () => {
  assert.equal(lead([5, 3, 4], 0), 1);
  assert.equal(lead([5, 3, 4], 1), -2);
});

/** Every step of somebody is a turn of theirs. @param {number[]} seats */
const alone = (seats) => ({ seats, turns: seats.map((seat, step) => /** @type {[number, number]} */ ([seat, step])) });

test("a turn has what others answer in it, and bids are none", () => {
  /** @type {([number, number] | null)[]} */
  const marks = [null, null, [0, 3], [0, 3], [0, 3], [1, 4], null, [1, 4], [0, 5]];
  const found = turns({ seats: [0, 1, 0, 1, 0, 1, 0, 1, 0], turns: marks });
  assert.deepEqual(found.map(({ seat, turn, from, to }) => [seat, turn, from, to]), [
    [0, 0, 0, 1],
    [1, 0, 1, 2],
    [0, 1, 2, 5],
    [1, 1, 5, 6],
    [0, 0, 6, 7],
    [1, 1, 7, 8],
    [0, 2, 8, 9],
  ]); // prettier-ignore
});

test("turns go round the table", () => {
  /** @type {[number, number][]} */
  const marks = [[0, 0], [0, 0], [1, 0], [0, 0], [1, 0]]; // prettier-ignore
  const found = turns({ seats: [0, 0, 1, 0, 1], turns: marks });
  assert.deepEqual(found.map(({ seat, turn }) => [seat, turn]), [[0, 1], [1, 1], [0, 2], [1, 2]]); // prettier-ignore
});

test("the greatest changes, in the order of the game", () => {
  const points = [[0, 0], [1, 0], [1, 4], [9, 4], [9, 9], [9, 12], [9, 12]]; // prettier-ignore
  const seats = [0, 1, 0, 1, 1, 0];
  const found = moments({ ...alone(seats), turns: [[0, 1], [1, 1], [0, 2], [1, 2], [1, 2], [0, 3]], points }); // prettier-ignore
  assert.deepEqual(found.map(({ seat, turn, before, after }) => [seat, turn, before, after]), [
    [1, 1, -1, 3],
    [0, 2, -3, 5],
    [1, 2, -5, 3],
  ]); // prettier-ignore
});

test("what is counted only at the end is nobody's turn", () => {
  assert.deepEqual(moments({ ...alone([0, 1]), points: [[0, 0], [0, 0], [40, 0]] }), []); // prettier-ignore
});

test("a quiet game has no turning point", () => {
  assert.deepEqual(moments({ ...alone([0, 1, 0]), points: [[0, 0], [1, 0], [1, 1], [2, 1]] }), []); // prettier-ignore
});

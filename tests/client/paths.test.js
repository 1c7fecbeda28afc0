import assert from "node:assert/strict";
import { test } from "node:test";
import { bow, heart, listed, marksOf } from "../../src/pentarchy/table/static/paths.js";

/** @import { Point } from "../../src/pentarchy/table/static/page.d.ts" */

const everywhere = () => true;

test("each answer that moves something has a number; the same way is one arrow", () => {
  const found = marksOf([[["", "card:1", 0]], [["a", "b", 1]], [["b", "c", 2]], [["a", "b", 1]]], (on) => on !== "card:1"); // prettier-ignore
  assert.deepEqual(found, [
    { from: "a", to: "b", label: "1, 3" },
    { from: "b", to: "c", label: "2" },
  ]);
});

test("what comes to lie at a place is added up, what goes and comes back is not told", () => {
  const found = marksOf([[["", "a", 1]], [["", "a", 2]], [["", "b", -1]], [["", "c", 1]], [["", "c", -1]]], everywhere);
  assert.deepEqual(found, [
    { from: "", to: "a", label: "+3" },
    { from: "", to: "b", label: "−1" },
  ]);
});

test("what is only pointed at has the number of its answer", () => {
  const found = marksOf([[["", "line:1", 0]], [["", "line:2", 0]]], everywhere);
  assert.deepEqual(found.map(({ label }) => label), ["1", "2"]); // prettier-ignore
});

test("numbers are listed as people do", () => {
  assert.equal(listed([1, 2, 3, 5, 7, 8]), "1–3, 5, 7–8");
});

test("an arrow leaves its ends free and bows to its side", () => {
  const [left, right] = [bow([0, 0], [100, 0], 10, 1), bow([0, 0], [100, 0], 10, -1)];
  assert.deepEqual([left.start, left.end], [[10, 0], [90, 0]]); // prettier-ignore
  assert.ok(left.top[1] < 0 && right.top[1] > 0);
  assert.ok(Math.abs(left.angle) < 45, "its head goes on as the arrow came");
  assert.deepEqual(bow([0, 0], [8, 0], 10, 1).start, [2, 0], "a short one still has a length");
});

test("the heart of a shape lies inside, also of a bent one", () => {
  assert.deepEqual(heart([[0, 0], [10, 0], [10, 10], [0, 10]]), [5, 5]); // prettier-ignore
  /** @type {Point[]} a hook whose middle is outside */
  const hook = [[0, 0], [100, 0], [100, 100], [80, 100], [80, 20], [0, 20]]; // prettier-ignore
  const [x, y] = heart(hook);
  assert.ok((y < 20 && x > 0) || x > 80, `${x} ${y}`);
});

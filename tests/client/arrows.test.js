import assert from "node:assert/strict";
import { test } from "node:test";
import { ARROWS, nearest } from "../../src/pentarchy/table/static/arrows.js";

/** @import { Point } from "../../src/pentarchy/table/static/page.d.ts" */

/** @type {Point} */
const HERE = [100, 100];

test("an arrow goes where it points", () => {
  /** @type {Point[]} */
  const around = [HERE, [60, 100], [140, 100], [100, 60], [100, 140]];
  const found = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"].map((key) => nearest(HERE, around, ARROWS[key]));
  assert.deepEqual(found, [1, 2, 3, 4]);
});

test("what lies aside counts as farther", () => {
  assert.equal(nearest(HERE, [[120, 140], [180, 100]], ARROWS.ArrowRight), 1); // prettier-ignore
  assert.equal(nearest(HERE, [[120, 110], [180, 100]], ARROWS.ArrowRight), 0); // prettier-ignore
});

test("where nothing lies there is nothing to go to", () => {
  assert.equal(nearest(HERE, [HERE, [20, 100]], ARROWS.ArrowRight), -1);
});

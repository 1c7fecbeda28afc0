import assert from "node:assert/strict";
import { test } from "node:test";
import { HEIGHT, BOTTOM, LEFT, RIGHT, Scales, TOP, WIDTH } from "../../src/pentarchy/table/static/scales.js";

test("the graph reaches from edge to edge", () => {
  const scales = new Scales([[0, 0], [4, 2], [20, 7]]); // prettier-ignore
  assert.deepEqual([scales.x(0), scales.x(2)], [LEFT, WIDTH - RIGHT]);
  assert.deepEqual([scales.y(0), scales.y(20)], [HEIGHT - BOTTOM, TOP]);
});

test("points below nothing are below the line of nothing", () => {
  const scales = new Scales([[0], [-6]]);
  assert.equal(scales.y(-6), HEIGHT - BOTTOM);
  assert.ok(scales.y(0) < scales.y(-6));
  assert.ok(scales.grid().includes(0) && scales.grid()[0] >= -6);
});

test("a game that has not begun can be drawn", () => {
  const scales = new Scales([[0, 0]]);
  assert.equal(scales.x(0), LEFT);
  assert.deepEqual(scales.grid(), [0, 1, 2, 3, 4, 5]);
});

test("there are few lines however many points", () => {
  assert.deepEqual(new Scales([[0], [103]]).grid(), [0, 21, 42, 63, 84]);
});

test("values beside the ends do not cover each other", () => {
  const labels = new Scales([[0, 0, 0], [10, 30, 10]]).labels([10, 30, 10]); // prettier-ignore
  assert.deepEqual(
    labels.map(({ value }) => value),
    [30, 10, 10],
  );
  assert.equal(labels[2].y - labels[1].y, 13);
  assert.ok(labels[1].y - labels[0].y > 13);
});

test("a click goes to the nearest step", () => {
  const scales = new Scales([[0], [1], [2], [3], [4]]);
  assert.equal(scales.step(scales.x(3) / WIDTH), 3);
  assert.equal(scales.step((scales.x(3) + 9) / WIDTH), 3);
  assert.deepEqual([scales.step(0), scales.step(1)], [0, 4]);
});

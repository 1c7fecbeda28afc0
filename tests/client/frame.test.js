import assert from "node:assert/strict";
import { test } from "node:test";
import { Frame, shift } from "../../src/pentarchy/table/static/frame.js";

/**
 * @param {number} width
 * @param {number} height
 * @param {...[number, number]} pictures
 */
function frame(width, height, ...pictures) {
  const made = new Frame();
  made.measure(
    { width, height },
    pictures.map(([w, h]) => ({ width: w, height: h })),
  );
  return made;
}

/**
 * Where a point of the picture lies in the frame.
 * @param {Frame} view
 * @param {number} x
 */
const across = (view, x) => view.x + x * view.scale;

test("what lies under the pointer stays there", () => {
  const view = frame(400, 300, [400, 300]);
  view.zoom(2, [100, 50]);
  assert.equal(view.scale, 2);
  assert.equal(across(view, 100), 100);
  view.zoom(1.5, [30, 50]);
  assert.equal(across(view, (30 - -100) / 2), 30);
});

test("a picture is never smaller than its frame nor enlarged without end", () => {
  const view = frame(400, 300, [400, 300]);
  view.zoom(0.1, [0, 0]);
  assert.equal(view.scale, 1);
  view.zoom(100, [0, 0]);
  assert.equal(view.scale, 6);
});

test("a picture does not leave its frame altogether", () => {
  const view = frame(400, 300, [400, 300]);
  view.zoom(2, [0, 0]);
  view.push([9999, -9999]);
  view.hold(true);
  assert.deepEqual([view.x, view.y], [200, 150 - 600]);
});

test("a picture that is not enlarged lies where it belongs, where there is room to do so", () => {
  const view = frame(400, 300, [400, 300]);
  view.push([20, 20]);
  view.hold(false);
  assert.equal(view.x, 20);
  view.hold(true);
  assert.equal(view.transform, "");
});

test("on a small screen a board opens so large that it fills the frame", () => {
  const view = frame(390, 520, [780, 520]);
  view.fit(true, true);
  assert.equal(view.scale, 2);
  assert.equal(view.transform, "translate(-195px, -260px) scale(2)");
});

test("no board opens larger than it can be read at", () => {
  const view = frame(390, 800, [1600, 400]);
  view.fit(true, true);
  assert.equal(view.scale, 2.2);
});

test("elsewhere it is shown whole, unless most of the frame were empty", () => {
  const [large, alike, wide] = [frame(800, 600, [1600, 300]), frame(390, 400, [400, 400]), frame(390, 700, [800, 400])];
  large.fit(false, true);
  alike.fit(true, false);
  wide.fit(true, false);
  assert.deepEqual([large.scale, alike.scale, wide.scale], [1, 1, 2.2]);
});

test("a board that says how large it must be is never opened smaller on a phone", () => {
  const [thing, calm, screen] = [frame(390, 500, [972, 962]), frame(390, 500, [972, 962]), frame(800, 800, [972, 962])];
  thing.fit(true, true, 0.73);
  calm.fit(true, false, 0.73);
  screen.fit(false, false, 0.73);
  for (const view of [thing, calm]) assert.ok(Math.abs((view.scale * 390) / 972 - 0.73) < 1e-9);
  assert.equal(screen.scale, 1);
});

test("a board that is larger than the frame opens at its middle, a row of boards at its left end", () => {
  const [one, row] = [frame(390, 460, [800, 800]), frame(390, 300, [400, 400], [400, 400])];
  one.fit(true, false, 0.65);
  row.fit(true, false, 0.65);
  assert.ok(one.x < 0 && row.x === 0);
  assert.equal(Math.round(one.x), Math.round((390 - 390 * one.scale) / 2));
});

test("several boards stand side by side", () => {
  const view = frame(400, 400, [400, 400], [400, 400]);
  view.fit(true, true);
  assert.equal(view.scale, 2);
});

test("no edge of an enlarged picture comes into the frame", () => {
  const view = frame(400, 400, [400, 200]);
  view.zoom(3, [200, 200]);
  view.push([5000, -5000]);
  view.keepFull();
  assert.equal(Math.abs(view.x), 0);
  assert.equal(view.y + 300 * view.scale, 400, "the lower edge of the picture lies on that of the frame");
});

test("a board is moved so that most of what can be chosen is seen, and not at all if everything is", () => {
  assert.equal(shift([], 500, 40), 0);
  assert.equal(shift([60, 250, 440], 500, 40), 0);
  assert.equal(shift([-100, 100], 500, 40), 250); // both fit: they come to the middle
  const moved = shift([-2000, 700, 720, 900], 500, 40); // three of four
  assert.deepEqual(
    [700, 720, 900].map((at) => at + moved > 0 && at + moved < 500),
    [true, true, true],
  );
});

test("a picture is shown whole where it can be read, in part where it cannot", () => {
  const small = frame(400, 800, [400, 400]);
  small.fit(true, true, 0.65, 1);
  assert.equal(small.scale, 1);
  const large = frame(400, 800, [1000, 400]);
  large.fit(true, true, 0.65, 1);
  assert.ok(Math.abs(large.scale * 0.4 - 0.65) < 1e-9);
});

import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser.js";
import { choice } from "./make.js";

const { dealText, grave } = await import("../../src/pentarchy/table/static/deal.js");

test("what an answer costs and brings is told in one line, without what is empty", () => {
  assert.equal(dealText(choice("pass")), "");
  assert.equal(dealText({ ...choice("buy"), pays: "−2 coins", notes: "your turn ends" }), "−2 coins; your turn ends");
});

test("asked once more is about what costs points, or is dangerous and for good, unless the viewer wants it otherwise", () => {
  const plain = choice("a");
  const final = { ...plain, final: /** @type {const} */ (true) };
  const fight = { ...final, danger: "fight" };
  const asked = (/** @type {string} */ confirm) =>
    [plain, final, fight, { ...plain, danger: "loss" }].map((one) => grave(one, confirm));
  assert.deepEqual(asked("danger"), [false, false, true, true]);
  assert.deepEqual(asked("final"), [false, true, true, false]);
  assert.deepEqual(asked("never"), [false, false, false, false]);
});

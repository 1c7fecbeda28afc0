import assert from "node:assert/strict";
import { test } from "node:test";
import { layout } from "../../src/pentarchy/table/static/layout.js";
import { area } from "./make.js";

test("boards of one width are a column", () => {
  assert.equal(layout([area("board", 900, 400), area("board", 900, 700)]).column, true);
  assert.equal(layout([area("board", 900, 400), area("board", 500, 400)]).column, false);
  assert.equal(layout([area("board", 900, 400)]).column, false);
});

test("a wide own area lies below the board", () => {
  assert.equal(layout([area("board", 900, 400), area("own", 701, 200)]).wide, true);
  assert.equal(layout([area("board", 900, 400), area("own", 700, 200)]).wide, false);
  assert.equal(layout([area("rival", 900, 200)]).wide, false);
});

test("a low own area stays in view with the board of a phone", () => {
  assert.equal(layout([area("own", 370, 200)]).together, true);
  assert.equal(layout([area("own", 370, 200), area("row", 800, 100)]).together, false, "the row needs room too");
  assert.equal(layout([area("own", 740, 250)]).together, true);
  assert.equal(layout([area("own", 300, 40), area("own", 300, 40)]).together, false, "everybody's areas are open");
  assert.equal(layout([]).together, false);
});

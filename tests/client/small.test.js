// Small things: the clock, the search in the list, long rules.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser.js";
import { choice } from "./make.js";

const { reading } = await import("../../src/pentarchy/table/static/clock.js");
const { found, grouped } = await import("../../src/pentarchy/table/static/list.js");
const { shorten } = await import("../../src/pentarchy/table/static/tips.js");

test("a clock shows minutes and seconds, hours where there are some", () => {
  assert.deepEqual([0, 9, 75, 3599, 3600, 90061].map(reading), [
    "0:00",
    "0:09",
    "1:15",
    "59:59",
    "1:00:00",
    "25:01:01",
  ]);
});

test("the list is searched without regard to capitals, in any language", () => {
  const choices = [choice("Взять карту"), choice("Построить замок")];
  assert.deepEqual(found(choices, "ЗАМ"), [choices[1]]);
  assert.deepEqual(found(choices, ""), choices);
});

test("answers stand together with those of the same verb, those given together with the first", () => {
  const [road, city, more, end] = ["road a", "city b", "road c; end", "end"].map((text) => choice(text));
  assert.deepEqual(
    [...grouped([road, city, more, end])],
    [
      ["road", [road, more]],
      ["city", [city]],
      ["end", [end]],
    ],
  );
});

test("a long rule is cut, a short one is not", () => {
  assert.equal(shorten("a".repeat(420)), "a".repeat(420));
  assert.equal(shorten("a".repeat(421)), `${"a".repeat(400)}…`);
});

import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";

const OFFLINE = "../../src/pentarchy/table/static/offline.js";

/** @type {Record<string, string>} what the browser keeps while a tab is open */
let kept;
/** @type {Record<string, () => void>} */
let heard;
/** @type {string[]} where the page went */
let gone;
let asked = 0;
let answers = false;
let loads = 0;

beforeEach(() => {
  mock.timers.enable({ apis: ["setTimeout", "Date"], now: 1e12 });
  [kept, heard, gone, asked, answers] = [{}, {}, [], 0, false];
  Object.assign(globalThis, {
    sessionStorage: {
      getItem: (/** @type {string} */ key) => kept[key] ?? null,
      setItem: (/** @type {string} */ key, /** @type {string} */ value) => (kept[key] = value),
    },
    addEventListener: (/** @type {string} */ name, /** @type {() => void} */ hear) => (heard[name] = hear),
    fetch: async () => {
      asked += 1;
      if (!answers) throw new TypeError("no connection");
      return { ok: true };
    },
  });
});

afterEach(() => mock.timers.reset());

/** The page is shown at this address. */
async function load(pathname = "/m/abc") {
  const location = {
    pathname,
    reload: () => gone.push(pathname),
    replace: (/** @type {string} */ to) => gone.push(to),
  };
  Object.assign(globalThis, { location });
  await import(`${OFFLINE}?${(loads += 1)}`);
}

/** So many milliseconds go by, second by second. */
async function pass(/** @type {number} */ time) {
  for (let k = 0; k < time; k += 1000) {
    mock.timers.tick(1000);
    await new Promise((done) => setImmediate(done));
  }
}

test("it asks again after pauses that grow", async () => {
  await load();
  assert.equal(asked, 0);
  await pass(60_000);
  const first = asked;
  assert.ok(first >= 3 && first <= 10, `${first} times in the first minute`);
  await pass(600_000);
  const before = asked;
  await pass(600_000);
  assert.ok(asked - before >= 9 && asked - before <= 11, "once a minute in the end");
  assert.deepEqual(gone, []);
  answers = true;
  await pass(60_000);
  assert.deepEqual(gone, ["/m/abc"]);
});

test("when the browser is connected again it asks at once", async () => {
  await load();
  await pass(120_000);
  answers = true;
  heard.online();
  await pass(1000);
  assert.deepEqual(gone, ["/m/abc"]);
});

test("where going back leads to itself the pauses go on growing", async () => {
  answers = true;
  for (let k = 0; k < 300; k += 1) {
    const before = gone.length;
    await load();
    for (let s = 0; s < 60 && gone.length === before; s += 1) await pass(1000);
  }
  assert.equal(gone.length, 300);
  const time = Date.now() - 1e12;
  assert.ok(time > 280 * 60_000, `${time / 1000} seconds`);
});

test("another time it begins with short pauses", async () => {
  await load();
  await pass(300_000);
  answers = true;
  await pass(60_000);
  await pass(600_000);
  [gone, answers] = [[], false];
  await load();
  answers = true;
  await pass(2000);
  assert.deepEqual(gone, ["/m/abc"]);
});

test("its own address leads to the lobby", async () => {
  answers = true;
  await load("/offline");
  await pass(2000);
  assert.deepEqual(gone, ["/"]);
});

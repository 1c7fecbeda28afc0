import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import "./browser.js";

/** @import { Message } from "../../src/pentarchy/table/static/protocol.d.ts" */

const { Link, pause } = await import("../../src/pentarchy/table/static/link.js");

class Socket {
  static OPEN = 1;
  /** @type {Socket[]} */
  static made = [];
  readyState = 0;
  /** @type {{ do: string, id?: number }[]} */
  sent = [];
  onopen = () => {};
  onclose = () => {};
  onmessage = (/** @type {{ data: string }} */ _) => {};

  /** @param {string} address */
  constructor(address) {
    this.address = address;
    Socket.made.push(this);
  }

  /** @param {string} text */
  send(text) {
    this.sent.push(JSON.parse(text));
  }

  connect() {
    this.readyState = Socket.OPEN;
    this.onopen();
  }

  lose() {
    this.readyState = 3;
    this.onclose();
  }

  /** @param {object} message */
  tell(message) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

beforeEach(() => {
  mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  Object.assign(globalThis, { WebSocket: Socket });
  Socket.made = [];
});

afterEach(() => mock.timers.reset());

function opened() {
  /** @type {Message[]} */
  const heard = [];
  const link = new Link("m1", (message) => heard.push(message));
  link.open();
  const [socket] = Socket.made;
  socket.connect();
  return { link, socket, heard };
}

test("a match has its own channel, as safe as the page", () => {
  assert.equal(opened().socket.address, "wss://table.example/m/m1/ws");
});

test("replies come to their questions, in whatever order", async () => {
  const { link, socket, heard } = opened();
  const [first, second] = [link.ask({ do: "tip", on: "a" }), link.ask({ do: "tip", on: "b" })];
  assert.deepEqual(
    socket.sent.map(({ id }) => id),
    [1, 2],
  );
  socket.tell({ t: "reply", id: 2, ok: true, name: "B" });
  socket.tell({ t: "wait" });
  socket.tell({ t: "reply", id: 1, ok: false, say: "No." });
  assert.deepEqual(await second, { t: "reply", id: 2, ok: true, name: "B" });
  assert.deepEqual(await first, { t: "reply", id: 1, ok: false, say: "No." });
  assert.deepEqual(heard, [{ t: "wait" }]);
  assert.equal(link.waiting.size, 0);
});

test("who asks without a connection is told so", async () => {
  const link = new Link("m1", () => {});
  assert.deepEqual(await link.ask({ do: "undo", v: 1 }), { ok: false, say: "No connection" });
});

test("questions that were under way are answered when the connection is lost, and it is made again", async () => {
  const { link, socket } = opened();
  const asked = link.ask({ do: "undo", v: 1 });
  socket.lose();
  assert.deepEqual(await asked, { ok: false, say: "No connection" });
  mock.timers.tick(pause(1, 1));
  assert.equal(Socket.made.length, 2);
});

test("a lost connection sends no more signs of life", () => {
  const { socket } = opened();
  mock.timers.tick(50_000);
  assert.deepEqual(socket.sent, [{ do: "ping" }, { do: "ping" }]);
  socket.lose();
  mock.timers.tick(50_000);
  assert.equal(socket.sent.length, 2);
});

test("tries come less and less often, but never stop", () => {
  const pauses = [1, 2, 3, 4, 5, 6].map((tries) => pause(tries, 0.5));
  assert.deepEqual(
    pauses,
    [...pauses].sort((a, b) => a - b),
  );
  assert.ok(pause(1000, 1) <= 12_000);
  assert.ok(pause(5, 0) < pause(5, 1), "not all clients come at once");
});

// The live channel: connects, comes back by itself, and matches replies with questions.
import { say, state } from "./words.js";

export class Link {
  constructor(match, receive) {
    this.match = match;
    this.receive = receive;
    this.tries = 0;
    this.number = 0;
    this.waiting = new Map();
  }

  open() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new WebSocket(`${scheme}://${location.host}/m/${this.match}/ws`);
    this.socket.onopen = () => {
      if (this.tries) state(say("joined"), 1500);
      this.tries = 0;
      clearInterval(this.beat);
      this.beat = setInterval(() => this.send({ do: "ping" }), 25000);
    };
    this.socket.onmessage = (event) => {
      const message = JSON.parse(event.data);
      if (message.t === "reply") this.answer(message);
      else this.receive(message);
    };
    this.socket.onclose = () => this.again();
  }

  // Back-off with jitter, so that a restarted server is not stormed.
  again() {
    clearInterval(this.beat);
    for (const give of this.waiting.values()) give({ ok: false, say: say("lost") });
    this.waiting.clear();
    this.tries += 1;
    const wait = Math.min(10000, 300 * 1.7 ** this.tries) * (0.6 + Math.random() * 0.6);
    if (this.tries > 1) state(say("lost"), 0);
    setTimeout(() => this.open(), wait);
  }

  answer(message) {
    const give = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (give) give(message);
  }

  send(message) {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  // Ask and wait for the reply.
  ask(message) {
    const id = ++this.number;
    return new Promise((give) => {
      this.waiting.set(id, give);
      if (!this.send({ ...message, id })) {
        this.waiting.delete(id);
        give({ ok: false, say: say("lost") });
      }
    });
  }
}

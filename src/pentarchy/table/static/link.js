// The live channel: connects, comes back by itself, and matches replies with questions.
/** @import { Command, Message, Reply } from "./protocol.d.ts" */
import { say, state } from "./words.js";

const BEAT = 25000;
const LONGEST = 10000;

/**
 * How long to wait before the next try. It grows, with jitter, so that a restarted server is not stormed.
 * @param {number} tries
 * @param {number} random from 0 to 1
 */
export const pause = (tries, random) => Math.min(LONGEST, 300 * 1.7 ** tries) * (0.6 + random * 0.6);

export class Link {
  /** @type {WebSocket | undefined} */
  socket;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  beat;
  tries = 0;
  number = 0;
  /** @type {Map<number | undefined, (reply: Reply) => void>} */
  waiting = new Map();

  /**
   * @param {string} match
   * @param {(message: Message) => void} receive
   * @param {string} [as] "screen": to look on, whatever seats this browser holds
   */
  constructor(match, receive, as = "") {
    this.match = match;
    this.as = as && `?as=${as}`;
    this.receive = receive;
  }

  open() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new WebSocket(`${scheme}://${location.host}/m/${this.match}/ws${this.as}`);
    this.socket.onopen = () => this.begin();
    this.socket.onmessage = (event) => this.take(JSON.parse(event.data));
    this.socket.onclose = () => this.again();
  }

  begin() {
    if (this.tries) state(say("joined"), 1500);
    this.tries = 0;
    clearInterval(this.beat);
    this.beat = setInterval(() => this.send({ do: "ping" }), BEAT);
  }

  /** @param {Message | (Reply & { t: "reply" })} message */
  take(message) {
    if (message.t !== "reply") return this.receive(message);
    const give = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    give?.(message);
  }

  again() {
    clearInterval(this.beat);
    for (const give of this.waiting.values()) give({ ok: false, say: say("lost") });
    this.waiting.clear();
    this.tries += 1;
    if (this.tries > 1) state(say("lost"), 0);
    setTimeout(() => this.open(), pause(this.tries, Math.random()));
  }

  /**
   * False if there is no connection now.
   * @param {Command & { id?: number }} message
   */
  send(message) {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /**
   * Ask and wait for the reply.
   * @template [Given=unknown]
   * @param {Command} message
   * @returns {Promise<Reply<Given>>}
   */
  ask(message) {
    const id = ++this.number;
    return new Promise((give) => {
      this.waiting.set(id, (reply) => give(/** @type {Reply<Given>} */ (reply)));
      if (this.send({ ...message, id })) return;
      this.waiting.delete(id);
      give({ ok: false, say: say("lost") });
    });
  }

  /**
   * Ask for something of which only a refusal is of interest: it is shown.
   * @param {Command} message
   */
  async demand(message) {
    const reply = await this.ask(message);
    if (!reply.ok) state(reply.say);
  }
}

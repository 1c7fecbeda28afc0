// The chat, which lies behind the log; only who has a seat has it.
/** @import { Link } from "./link.js" */
/** @import { ChatLine } from "./protocol.d.ts" */
import { $, el, mark, say, state } from "./words.js";

export class Chat {
  /** @param {Link} link */
  constructor(link) {
    this.link = link;
  }

  start() {
    $("show-log").addEventListener("click", () => this.open(false));
    $("show-chat").addEventListener("click", () => this.open(true));
    $("chat-form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.speak();
    });
  }

  speak() {
    const text = $("chat-text").value.trim();
    if (text) this.link.send({ do: "chat", text });
    $("chat-text").value = "";
  }

  /** @param {ChatLine[] | null} lines null for who has no seat */
  begin(lines) {
    $("show-chat").hidden = !lines;
    if (!lines) return;
    $("chat").replaceChildren();
    this.append(lines);
  }

  /** @param {ChatLine[]} lines */
  hear(lines) {
    $("show-chat").hidden = false;
    this.append(lines);
    const last = lines.at(-1);
    if (!last || !$("chat-box").hidden) return;
    $("show-chat").classList.add("fresh");
    state(`${say("chat-from")}: ${last[1]}`, 3500);
  }

  /** @param {ChatLine[]} lines */
  append(lines) {
    const list = $("chat");
    list.append(...lines.map(([seat, text]) => el("li", {}, mark(seat, "s"), text)));
    list.scrollTop = list.scrollHeight;
  }

  /** @param {boolean} chat the chat, or else the log */
  open(chat) {
    $("log").hidden = chat;
    $("chat-box").hidden = !chat;
    const heads = /** @type {const} */ ([
      [$("show-log"), !chat],
      [$("show-chat"), chat],
    ]);
    for (const [head, on] of heads) {
      head.classList.toggle("on", on);
      head.setAttribute("aria-pressed", String(on));
    }
  }

  toggle() {
    this.open(!$("log").hidden);
    if (!$("chat-box").hidden) $("chat-text").focus();
  }
}

// Telling somebody that it is their turn: title, icon, sound, notification.
import { $, body, button, el, say } from "./words.js";
import { change, settings } from "./settings.js";
import { Chime } from "./sound.js";

const PLAIN = "/static/icon.svg";
const TURN = "/static/icon-turn.svg";

export class Notice {
  title = document.title;
  mine = false;
  chime = new Chime();

  /** Did a turn begin that nobody saw? */
  missed = false;

  start() {
    this.chime.start();
    document.addEventListener("visibilitychange", () => this.offer());
  }

  /**
   * @param {boolean} mine
   * @param {string} text
   */
  turn(mine, text) {
    const began = mine && !this.mine;
    this.mine = mine;
    document.title = mine ? `● ${say("your-turn")} · ${body.dataset.title}` : this.title;
    const icon = mine ? TURN : PLAIN;
    if (!$("icon").href.endsWith(icon)) $("icon").href = icon;
    if (began && settings.sound) this.chime.ring();
    if (began && settings.notify && document.hidden) notify(text);
    this.missed ||= began && document.hidden;
  }

  /** Notifications are offered once, to somebody who would have had use for one. */
  offer() {
    if (document.hidden || !this.missed || settings.notify || settings.offered) return;
    if (!("Notification" in window) || Notification.permission !== "default") return;
    change({ offered: true });
    const done = (/** @type {boolean} */ wanted) => {
      box.remove();
      if (wanted) Notification.requestPermission().then((answer) => change({ notify: answer === "granted" }));
    };
    const box = el(
      "div",
      { class: "offer-notify panel", role: "status" },
      el("p", {}, say("offer-notify")),
      button(say("offer-yes"), () => done(true), { class: "btn strong" }),
      button(say("offer-no"), () => done(false)),
    );
    body.append(box);
  }
}

/** @param {string} text */
function notify(text) {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const note = new Notification(say("your-turn"), { body: text, tag: body.dataset.match, icon: TURN });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

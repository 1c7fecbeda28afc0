// Telling somebody that it is their turn: title, icon, sound, notification.
import { $, body, say } from "./words.js";
import { settings } from "./settings.js";
import { Chime } from "./sound.js";

const PLAIN = "/static/icon.svg";
const TURN = "/static/icon-turn.svg";

export class Notice {
  title = document.title;
  mine = false;
  chime = new Chime();

  start() {
    this.chime.start();
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

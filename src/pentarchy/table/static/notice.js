// Telling somebody that it is their turn: title, icon, sound, notification.
import { $, body, say } from "./words.js";
import { settings } from "./settings.js";

const plain = document.title;
let mine = false;

export function turn(isMine, text) {
  const began = isMine && !mine;
  mine = isMine;
  document.title = isMine ? `● ${say("your-turn")} · ${body.dataset.title}` : plain;
  const icon = isMine ? "/static/icon-turn.svg" : "/static/icon.svg";
  if (!$("icon").href.endsWith(icon)) $("icon").href = icon;
  if (!began) return;
  if (settings.sound) sound();
  if (settings.notify && document.hidden && "Notification" in window && Notification.permission === "granted") {
    const note = new Notification(say("your-turn"), { body: text, tag: body.dataset.match, icon: "/static/icon-turn.svg" });
    note.onclick = () => { window.focus(); note.close(); };
  }
}

let context;

// Two soft tones. A browser allows sound only after the first click: before it there is silence.
function sound() {
  try {
    context ??= new AudioContext();
    if (context.state !== "running") return;
    [[660, 0], [880, 0.14]].forEach(([pitch, at]) => {
      const [tone, gain] = [context.createOscillator(), context.createGain()];
      tone.frequency.value = pitch;
      gain.gain.setValueAtTime(0.0001, context.currentTime + at);
      gain.gain.exponentialRampToValueAtTime(0.12, context.currentTime + at + 0.02);
      gain.gain.exponentialRampToValueAtTime(0.0001, context.currentTime + at + 0.22);
      tone.connect(gain).connect(context.destination);
      tone.start(context.currentTime + at);
      tone.stop(context.currentTime + at + 0.25);
    });
  } catch { /* no sound on this device */ }
}

addEventListener("pointerdown", () => {
  try {
    context ??= new AudioContext();
    context.resume();
  } catch { /* no sound on this device */ }
}, { once: true });

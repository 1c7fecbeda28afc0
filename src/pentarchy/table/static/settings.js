// What a viewer likes, kept in the browser.
import { $, body, el, icon, say } from "./words.js";

const DEFAULTS = { speed: 1, sound: true, notify: false, confirm: true, curtain: true };

function load() {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem("settings") || "{}") };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = load();

function set(name, value) {
  settings[name] = value;
  localStorage.setItem("settings", JSON.stringify(settings));
}

function choice(label, values, current, change) {
  const select = el("select", { "aria-label": label, on: { change: (event) => change(event.target.value) } });
  for (const [value, text] of values) select.append(el("option", { value, selected: String(value) === String(current) }, text));
  return el("label", { class: "set" }, el("span", {}, label), select);
}

function check(label, name, after) {
  const input = el("input", { type: "checkbox", checked: settings[name] });
  input.addEventListener("change", async () => {
    const ok = input.checked && after ? await after() : true;
    if (!ok) input.checked = false;
    set(name, input.checked);
  });
  return el("label", { class: "set" }, el("span", {}, label), input);
}

async function askForNotifications() {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}

function cookie(name, value) {
  document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`;
}

function theme(value) {
  cookie("theme", value);
  body.dataset.themeChoice = value;
  if (value === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = value;
}

export function closeButton(dialog) {
  return el("button", { class: "btn icon close", type: "button", "aria-label": say("close"), on: { click: () => dialog.close() } }, icon("close"));
}

export function openSettings() {
  const dialog = $("settings");
  dialog.replaceChildren(
    closeButton(dialog),
    el("h2", {}, say("settings")),
    choice(say("language"), [["ru", "Русский"], ["en", "English"]], body.dataset.lang, (value) => {
      cookie("lang", value);
      location.reload();
    }),
    choice(say("theme"), ["auto", "light", "dark"].map((v) => [v, say(`theme-${v}`)]), body.dataset.themeChoice, theme),
    choice(say("animation"), [[0, say("off")], [0.5, say("slow")], [1, say("normal")], [2, say("fast")]], settings.speed, (value) => set("speed", Number(value))),
    check(say("confirm-final"), "confirm"),
    check(say("sound"), "sound"),
    check(say("notify"), "notify", askForNotifications),
    check(say("curtain"), "curtain"),
  );
  dialog.showModal();
}

const KEYS = [["Tab", "tab"], ["← ↑ → ↓", "arrows"], ["Enter", "enter"], ["Esc", "escape"], ["Z", "undo"], ["H", "hint"], ["L", "list"], ["N", "new"], ["W", "why"], ["+ − 0", "zoom"], ["C", "log"]];

export function openKeys() {
  const dialog = $("keys");
  const rows = KEYS.map(([key, name]) => el("tr", {}, el("td", {}, el("kbd", {}, key)), el("td", {}, say(`key-${name}`))));
  dialog.replaceChildren(closeButton(dialog), el("h2", {}, say("keys")), el("table", { class: "keys-table" }, ...rows));
  dialog.showModal();
}

// What all dialogs have, and those that need nothing but words: the settings and the list of keys.
/** @import { Switch } from "./settings.js" */
import { $, body, button, el, icon, say } from "./words.js";
import { CONFIRM, change, settings } from "./settings.js";

/** @param {HTMLDialogElement} dialog */
export function closeButton(dialog) {
  return button(icon("close"), () => dialog.close(), { class: "btn icon close", "aria-label": say("close") });
}

/**
 * Open a dialog, or fill anew the one that is open.
 * @param {HTMLDialogElement} dialog
 * @param {...(Node | string)} content
 */
export function open(dialog, ...content) {
  dialog.replaceChildren(closeButton(dialog), ...content);
  if (!dialog.open) dialog.showModal();
}

/**
 * @param {string} label
 * @param {[value: string | number, text: string][]} values
 * @param {string | number | undefined} current
 * @param {(value: string) => void} chosen
 */
function choice(label, values, current, chosen) {
  const select = el("select", { "aria-label": label });
  for (const [value, text] of values) {
    select.append(el("option", { value, selected: String(value) === String(current) }, text));
  }
  select.addEventListener("change", () => chosen(select.value));
  return el("label", { class: "set" }, el("span", {}, label), select);
}

/**
 * @param {string} label
 * @param {Switch} name
 * @param {() => Promise<boolean>} [allowed] has to agree before it is switched on
 */
function check(label, name, allowed) {
  const input = el("input", { type: "checkbox", checked: settings[name] });
  input.addEventListener("change", async () => {
    if (input.checked && allowed && !(await allowed())) input.checked = false;
    change({ [name]: input.checked });
  });
  return el("label", { class: "set" }, el("span", {}, label), input);
}

async function askForNotifications() {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}

/**
 * @param {string} name
 * @param {string} value
 */
function cookie(name, value) {
  document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`;
}

/** @param {string} value */
function language(value) {
  cookie("lang", value);
  location.reload();
}

/** @param {string} value */
function theme(value) {
  cookie("theme", value);
  body.dataset.themeChoice = value;
  if (value === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = value;
}

/** @type {[string, string][]} */
const LANGUAGES = [
  ["ru", "Русский"],
  ["en", "English"],
];
const THEMES = ["auto", "light", "dark"];
/** @type {[number, string][]} */
const SPEEDS = [
  [0, "off"],
  [0.5, "slow"],
  [1, "normal"],
  [2, "fast"],
];

/** @type {[number, string][]} */
const PACES = [
  [0, "at-once"],
  [2, "slow"],
  [1, "normal"],
  [0.4, "fast"],
];

export function openSettings() {
  const themes = THEMES.map((name) => /** @type {[string, string]} */ ([name, say(`theme-${name}`)]));
  const speeds = SPEEDS.map(([value, name]) => /** @type {[number, string]} */ ([value, say(name)]));
  const paces = PACES.map(([value, name]) => /** @type {[number, string]} */ ([value, say(name)]));
  const confirms = CONFIRM.map((name) => /** @type {[string, string]} */ ([name, say(`confirm-${name}`)]));
  open(
    $("settings"),
    el("h2", {}, say("settings")),
    choice(say("language"), LANGUAGES, body.dataset.lang, language),
    choice(say("theme"), themes, body.dataset.themeChoice, theme),
    choice(say("animation"), speeds, settings.speed, (value) => change({ speed: Number(value) })),
    choice(say("pace"), paces, settings.pace, (value) => change({ pace: Number(value) })),
    choice(say("confirm-when"), confirms, settings.confirm, (value) => change({ confirm: value })),
    check(say("sound"), "sound"),
    check(say("notify"), "notify", askForNotifications),
    check(say("curtain"), "curtain"),
    check(say("explain"), "explain"),
  );
}

const KEYS = [
  ["Tab", "tab"],
  ["← ↑ → ↓", "arrows"],
  ["Enter", "enter"],
  ["Esc", "escape"],
  ["Z", "undo"],
  ["H", "hint"],
  ["L", "list"],
  ["N", "new"],
  ["W", "why"],
  ["+ − 0", "zoom"],
  ["C", "log"],
];

export function openKeys() {
  const rows = KEYS.map(([key, name]) =>
    el("tr", {}, el("td", {}, el("kbd", {}, key)), el("td", {}, say(`key-${name}`))),
  );
  open($("keys"), el("h2", {}, say("keys")), el("table", { class: "keys-table" }, ...rows));
}

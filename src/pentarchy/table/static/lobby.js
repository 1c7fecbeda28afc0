// The lobby works without this; with it forms show what belongs together and remember who plays here.
import { all, body } from "./words.js";
import { copyButtons } from "./copy.js";
import { CreateForm, rememberName } from "./create.js";

copyButtons(body);

for (const node of all("[data-submit]")) {
  node.addEventListener("change", () => /** @type {HTMLSelectElement} */ (node).form?.submit());
}

/** Who plays here: asked once, remembered, and put into every form that begins a game. */
const named = /** @type {HTMLInputElement | null} */ (document.getElementById("my-name"));
if (named) {
  named.value ||= localStorage.getItem("name") ?? "";
  const tell = () => {
    localStorage.setItem("name", named.value);
    document.cookie = `name=${encodeURIComponent(named.value)};path=/;max-age=31536000;samesite=lax`;
    for (const node of all(".begin")) {
      const form = /** @type {HTMLFormElement} */ (node);
      const mine = /** @type {HTMLInputElement} */ (form.elements.namedItem("name"));
      const seat = /** @type {HTMLInputElement} */ (form.querySelector("[name=seat]"));
      if (seat.value === "me") mine.value = named.value;
    }
  };
  named.addEventListener("input", tell);
  tell();
}

// On a phone one game is open at a time.
for (const opener of all(".opener")) {
  opener.addEventListener("click", () => {
    for (const game of all(".game")) game.classList.toggle("open", game.contains(opener));
  });
}
for (const tab of all(".lobby-tabs .tab")) {
  tab.addEventListener("click", () => {
    body.dataset.tab = tab.dataset.tab;
    for (const other of all(".lobby-tabs .tab")) other.classList.toggle("on", other === tab);
  });
}

const form = document.getElementById("create");
if (form) new CreateForm(/** @type {HTMLFormElement} */ (form)).start();

const invited = /** @type {HTMLInputElement | null} */ (document.querySelector("main.narrow input[name=name]"));
if (invited && !invited.value) rememberName(invited);

// The lobby works without this; with it forms show what belongs together and remember who plays here.
import { all, body } from "./words.js";
import { copyButtons } from "./copy.js";
import { CreateForm, rememberName } from "./create.js";

copyButtons(body);

for (const node of all("[data-submit]")) {
  node.addEventListener("change", () => /** @type {HTMLSelectElement} */ (node).form?.submit());
}

const form = document.getElementById("create");
if (form) new CreateForm(/** @type {HTMLFormElement} */ (form)).start();

const invited = /** @type {HTMLInputElement | null} */ (document.querySelector("main.narrow input[name=name]"));
if (invited && !invited.value) rememberName(invited);

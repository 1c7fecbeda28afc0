// One's own records: a file that is chosen opens for replay and analysis, or its fault is told.
import { say } from "./words.js";

const field = /** @type {HTMLInputElement} */ (document.getElementById("record-file"));
const error = /** @type {HTMLElement} */ (document.getElementById("record-error"));

/** @param {string} text */
async function open(text) {
  try {
    JSON.parse(text);
  } catch {
    error.textContent = say("record-damaged");
    return;
  }
  const answer = await fetch("/records/open", {
    method: "POST",
    headers: { Accept: "application/json", "Content-Type": "application/json" },
    body: `{"record":${text}}`, // as it is: a seed is a longer number than a script can hold
  });
  const found = await answer.json();
  if (answer.ok) location.href = found.to;
  else error.textContent = found.error;
}

field.addEventListener("change", async () => {
  error.textContent = "";
  const [file] = field.files ?? [];
  if (file) await open(await file.text());
  field.value = "";
});

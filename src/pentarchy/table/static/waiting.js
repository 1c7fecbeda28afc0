// The waiting room: copy links, and go on by itself when something changes.
import "./lobby.js";
import { Link } from "./link.js";
import { $, body, copy, say } from "./words.js";

for (const button of document.querySelectorAll("[data-copy]")) {
  button.addEventListener("click", async () => {
    await copy($(button.dataset.copy).value);
    const before = button.textContent;
    button.textContent = say("copied");
    setTimeout(() => { button.textContent = before; }, 1500);
  });
}

const again = () => {
  // Somebody who is typing a name must not lose it.
  const typing = document.activeElement?.matches("input[name=name]") && document.activeElement.value;
  if (!typing) location.reload();
};
const link = new Link(body.dataset.match, (message) => {
  if (message.t === "reload") again();
  if (message.t === "hello") location.reload();
});
link.open();

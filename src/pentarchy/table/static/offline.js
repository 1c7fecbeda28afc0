// The page without a connection: as soon as the server answers again, back to where one was.
const FIRST = 1000;
const LONGEST = 15000;

/** @param {number} pause milliseconds until it is asked again */
async function ask(pause) {
  const there = await fetch("/healthz", { cache: "no-store" }).then(
    (answer) => answer.ok,
    () => false,
  );
  if (there) location.reload();
  else setTimeout(() => ask(Math.min(LONGEST, 1.5 * pause)), pause);
}

addEventListener("online", () => location.reload());
ask(FIRST);

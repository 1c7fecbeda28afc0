// Parts of pictures that never change: fetched once by the hash of their text, then kept by the browser.

/** @type {Map<string, Promise<string>>} */
const kept = new Map();

/** @param {string} address */
async function load(address) {
  const match = document.body.dataset.match;
  // A process that has just started has not drawn it yet; the match can be asked to.
  for (const from of [`/still/${address}`, `/m/${match}/still/${address}`]) {
    const answer = await fetch(from).catch(() => null);
    if (answer?.ok) return answer.text();
  }
  throw new Error(`still part ${address}`);
}

/**
 * @param {string} address
 * @param {(text: string) => void} show
 */
export function still(address, show) {
  const found = kept.get(address) ?? load(address);
  kept.set(address, found);
  found.then(show, () => kept.delete(address));
}

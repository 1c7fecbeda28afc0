// Two soft tones. A browser allows sound only after the first click: before it there is silence. Between sounds the
// context is suspended: one that runs takes a fiftieth of a core, silent as it is.

/** @type {[pitch: number, at: number][]} */
const TONES = [
  [660, 0],
  [880, 0.14],
];
const SILENT = 0.0001;
const LOUD = 0.12;

export class Chime {
  /** @type {AudioContext | undefined} */
  context;
  /** How many tones are still to be heard. */
  heard = 0;

  /** Wake up at the first click. */
  start() {
    addEventListener("pointerdown", () => this.wake(), { once: true });
  }

  async wake() {
    try {
      this.context = new AudioContext();
      await this.context.resume();
      this.rest();
    } catch {
      /* no sound on this device */
    }
  }

  async ring() {
    try {
      const { context } = this;
      await context?.resume();
      if (context) for (const [pitch, at] of TONES) this.sound(context, pitch, at);
    } catch {
      /* no sound on this device */
    }
  }

  /**
   * @param {AudioContext} context
   * @param {number} pitch
   * @param {number} at
   */
  sound(context, pitch, at) {
    this.heard += 1;
    tone(context, pitch, context.currentTime + at).onended = () => {
      this.heard -= 1;
      this.rest();
    };
  }

  rest() {
    if (!this.heard) this.context?.suspend();
  }
}

/**
 * @param {AudioContext} context
 * @param {number} pitch
 * @param {number} start
 */
function tone(context, pitch, start) {
  const [source, gain] = [context.createOscillator(), context.createGain()];
  source.frequency.value = pitch;
  gain.gain.setValueAtTime(SILENT, start);
  gain.gain.exponentialRampToValueAtTime(LOUD, start + 0.02);
  gain.gain.exponentialRampToValueAtTime(SILENT, start + 0.22);
  source.connect(gain).connect(context.destination);
  source.start(start);
  source.stop(start + 0.25);
  return source;
}

// Two soft tones. A browser allows sound only after the first click: before it there is silence.

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

  /** Wake up at the first click. */
  start() {
    addEventListener("pointerdown", () => this.wake(), { once: true });
  }

  wake() {
    try {
      this.context ??= new AudioContext();
      this.context.resume();
    } catch {
      /* no sound on this device */
    }
  }

  ring() {
    try {
      this.context ??= new AudioContext();
      if (this.context.state !== "running") return;
      for (const [pitch, at] of TONES) tone(this.context, pitch, this.context.currentTime + at);
    } catch {
      /* no sound on this device */
    }
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
}

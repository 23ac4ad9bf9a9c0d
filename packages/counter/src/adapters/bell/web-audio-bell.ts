import type { Bell } from "./bell.js";
import { LOUDNESS, NOTES, type Sound } from "./sounds.js";

/** A mallet, not a beep. */
const ATTACK_S = 0.01;
/** Loudness of the note and its two harmonics. */
const PARTIALS = [1, 0.35, 0.15] as const;
/** The sum of the partials stays below clipping. */
const FULL = 0.62;

const fromDecibels = (decibels: number) => 10 ** (decibels / 20);

/** The bell of a browser. The context is made at the first press: before, browsers would leave it suspended. */
export function createWebAudioBell(open: () => AudioContext = () => new AudioContext()): Bell {
  let context: AudioContext | null = null;
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  const isAudible = () => context?.state === "running";

  function play(sound: Sound, gain: number = LOUDNESS[sound]): void {
    if (context === null || context.state !== "running") return;
    const begin = context.currentTime + 0.02;
    for (const note of NOTES[sound]) {
      const start = begin + note.atMs / 1000;
      const end = start + note.ms / 1000;
      const envelope = context.createGain();
      envelope.gain.setValueAtTime(0, start);
      envelope.gain.linearRampToValueAtTime(FULL * fromDecibels(gain), start + ATTACK_S);
      envelope.gain.exponentialRampToValueAtTime(0.001, end + 0.12);
      envelope.connect(context.destination);
      for (const [at, level] of PARTIALS.entries()) {
        const oscillator = context.createOscillator();
        oscillator.frequency.value = note.hz * (at + 1);
        const partial = context.createGain();
        partial.gain.value = level;
        oscillator.connect(partial).connect(envelope);
        oscillator.start(start);
        oscillator.stop(end + 0.14);
        if (at === 0) oscillator.addEventListener("ended", () => envelope.disconnect());
      }
    }
  }

  return {
    isAudible,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async unlock() {
      if (context === null) {
        context = open();
        context.addEventListener("statechange", tell);
      }
      // Where the browser allows no sound, it neither resolves nor rejects.
      await Promise.race([context.resume(), new Promise((done) => setTimeout(done, 1000))]);
      tell();
      return isAudible();
    },
    play,
  };
}

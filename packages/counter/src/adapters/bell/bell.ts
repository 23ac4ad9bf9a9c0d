import type { Sound } from "./sounds.js";

/** What makes a device heard. */
export interface Bell {
  /** Whether it can be heard now: browsers allow sound after a press alone, and may take it back. */
  readonly isAudible: () => boolean;
  /** Called when that changes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks for sound. Has to be called from a press. */
  readonly unlock: () => Promise<boolean>;
  /** Plays a sound once, so many decibels below full. */
  readonly play: (sound: Sound, gain?: number) => void;
}

/** A device without sound: in stories, and where a host rings by itself. */
export const silentBell: Bell = {
  isAudible: () => true,
  subscribe: () => () => undefined,
  unlock: async () => true,
  play: () => undefined,
};

import type { Bell } from "../adapters/bell/index.js";
import { alarmAt, knocksOf } from "./alarm.js";
import { type BoardSession, shownCards } from "./board-session.js";
import { goneToTell, lanesOf } from "./board-state.js";

/** Between two looks at the board while nothing rings. */
const LOOK_MS = 250;
/** Between two calls for an order that was canceled while it was cooked. */
const CANCELED_MS = 15_000;
/** How long a press silences the bell. */
export const SILENCE_MS = 20_000;

/** Rings for a board: as long as an order waits, for a cancelation until it is seen, for a late order at its times. */
export class Ringer {
  readonly #session: BoardSession;
  readonly #bell: Bell;
  readonly #answers: boolean;
  readonly #knocks = new Map<string, number>();
  readonly #known = new Set<string>();
  #silentUntil = 0;
  #nextCall = 0;
  #nextCanceled = 0;
  #isFirst = true;

  /** A device that `answers` no orders, such as a kitchen's, does not ring for them: its people could not stop it. */
  constructor(session: BoardSession, bell: Bell, { answers = true }: { answers?: boolean } = {}) {
    this.#session = session;
    this.#bell = bell;
    this.#answers = answers;
  }

  /** Rings until the returned function is called. */
  start = (): (() => void) => {
    const timer = setInterval(this.look, LOOK_MS);
    // A browser slows the timers of a hidden tab down to one a minute, and not its events.
    const unsubscribe = this.#session.subscribe(this.look);
    this.look();
    return () => {
      clearInterval(timer);
      unsubscribe();
    };
  };

  /** Silences this device for a moment; the screen goes on to ask. */
  silence = (): void => {
    this.#silentUntil = this.#session.now() + SILENCE_MS;
  };
  silentUntil = (): number => this.#silentUntil;

  look = (): void => {
    const snapshot = this.#session.get();
    const now = this.#session.now();
    const lanes = lanesOf(shownCards(snapshot), now);
    const alarm = alarmAt(this.#answers ? lanes.new : [], now);
    // The device's clock was set back: what was to come soon is not to wait for the old time.
    if (this.#nextCall - now > alarm.everyMs) this.#nextCall = now;
    if (this.#silentUntil - now > SILENCE_MS) this.#silentUntil = now;
    if (this.#nextCanceled - now > CANCELED_MS) this.#nextCanceled = now;
    if (alarm.level === "silent") {
      this.#nextCall = 0;
      this.#silentUntil = 0;
    } else if (now >= this.#nextCall && now >= this.#silentUntil) {
      this.#bell.play(alarm.level, alarm.gain);
      this.#nextCall = now + alarm.everyMs;
    }
    if (goneToTell(snapshot.board, now).length === 0) this.#nextCanceled = 0;
    else if (now >= this.#nextCanceled) {
      this.#bell.play("canceled");
      this.#nextCanceled = now + CANCELED_MS;
    }
    for (const card of lanes.kitchen) {
      const knocks = knocksOf(card, now);
      if (knocks > (this.#knocks.get(card.id) ?? 0) && !this.#isFirst) this.#bell.play("late");
      this.#knocks.set(card.id, knocks);
    }
    // A scheduled order tells of itself when it comes, and rings when it is released.
    for (const { id } of lanes.later) {
      if (!this.#known.has(id) && !this.#isFirst) this.#bell.play("changed");
      this.#known.add(id);
    }
    if (snapshot.line !== "loading") this.#isFirst = false;
  };
}

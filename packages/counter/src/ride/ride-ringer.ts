import type { Bell, Sound } from "../adapters/bell/index.js";
import type { RideSession, RideSnapshot } from "./ride-session.js";

/** Between two looks. */
const LOOK_MS = 250;
/** An offer that is about to pass on to the next rider insists. */
const LOUD_MS = 20_000;
const EVERY_MS = { new: 1600, loud: 900 } as const;
/** With each call of the bell, for a phone in a pocket. */
const VIBRATION_MS = { new: [300], loud: [200, 100, 200] } as const;

/** What an offer sounds like now; null where nothing has to be answered. The bell is a function of the offer, of no event. */
export function offerAlarm(
  { state, ride, isAnswering }: Pick<RideSnapshot, "state" | "ride"> & { readonly isAnswering: boolean },
  now: number,
): "new" | "loud" | null {
  if (!state?.offer || state.shift === null || ride !== null || isAnswering) return null;
  const left = Date.parse(state.offer.expires_at) - now;
  if (left <= 0) return null;
  return left < LOUD_MS ? "loud" : "new";
}

/** The sound of a change that the rider did not make: an order was given to them, or taken from them. */
export function changeSound(before: RideSnapshot | null, now: RideSnapshot): Sound | null {
  if (before === null || before.state === null) return null;
  if (now.news?.kind === "gone" && before.news !== now.news) return "canceled";
  const ride = now.state?.ride ?? null;
  const isNew = ride !== null && ride.id !== before.state.ride?.id;
  return isNew && before.state.offer === null ? "changed" : null;
}

/** Rings and shakes a rider's phone. */
export class RideRinger {
  readonly #session: RideSession;
  readonly #bell: Bell;
  #before: RideSnapshot | null = null;
  #nextCall = 0;
  #isAnswering = false;

  constructor(session: RideSession, bell: Bell) {
    this.#session = session;
    this.#bell = bell;
  }

  /** Falls silent as soon as the rider has pressed an answer. */
  answering = (isAnswering: boolean): void => {
    this.#isAnswering = isAnswering;
  };

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

  look = (): void => {
    const snapshot = this.#session.get();
    const change = changeSound(this.#before, snapshot);
    this.#before = snapshot;
    if (change !== null) this.#bell.play(change);
    const now = this.#session.now();
    const alarm = offerAlarm({ ...snapshot, isAnswering: this.#isAnswering }, now);
    if (alarm === null) {
      this.#nextCall = 0;
      return;
    }
    // The clock of the phone was set back: what was to come soon is not to wait for the old time.
    if (this.#nextCall - now > EVERY_MS[alarm]) this.#nextCall = now;
    if (now < this.#nextCall) return;
    this.#nextCall = now + EVERY_MS[alarm];
    this.#bell.play(alarm);
    // Browsers shake only a page that was pressed once.
    if ("vibrate" in navigator) navigator.vibrate([...VIBRATION_MS[alarm]]);
  };
}

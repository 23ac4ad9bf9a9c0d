import type { BoardCard } from "@talabee/contract";
import { ESCALATION } from "@talabee/domain";
import { dueAt } from "./board-state.js";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** From when an unanswered order fills the screen. */
const LOUD_MS = ESCALATION.find(({ rung }) => rung === "loud")!.after;
/** The loudness of the first ten seconds, and what is added every ten. */
const QUIETEST_DB = -12;
const STEP_DB = 3;
const STEP_MS = 10 * SECOND;

/** What the bell does at a moment. */
export interface Alarm {
  /** Orders that nobody has answered. */
  readonly unanswered: number;
  readonly level: "silent" | "new" | "loud";
  /** Decibels below full. */
  readonly gain: number;
  /** From one call of the bell to the next. */
  readonly everyMs: number;
  /** For how long the oldest one waits. */
  readonly waitingMs: number;
}

const SILENT: Alarm = { unanswered: 0, level: "silent", gain: 0, everyMs: 0, waitingMs: 0 };

/**
 * The bell as a function of the orders that wait for an answer, never of an event: it goes on until none is left, and stops
 * on every screen as soon as one has answered. `now` is the server's time.
 */
export function alarmAt(unanswered: readonly Pick<BoardCard, "released_at">[], now: number): Alarm {
  if (unanswered.length === 0) return SILENT;
  const oldest = Math.min(...unanswered.map(({ released_at }) => Date.parse(released_at)));
  const waitingMs = Math.max(0, now - oldest);
  const isLoud = waitingMs >= LOUD_MS;
  return {
    unanswered: unanswered.length,
    level: isLoud ? "loud" : "new",
    gain: Math.min(0, QUIETEST_DB + Math.floor(waitingMs / STEP_MS) * STEP_DB),
    everyMs: isLoud ? 900 : 1600,
    waitingMs,
  };
}

/** Between two knocks for the same late order. */
const KNOCK_MS = 5 * MINUTE;

/** How often a late order has knocked until now: once at its time, then every five minutes. */
export function knocksOf(card: BoardCard, now: number): number {
  const due = dueAt(card);
  return due === null || now < due ? 0 : 1 + Math.floor((now - due) / KNOCK_MS);
}

/** Whole minutes until an order is due; negative when it is late, and never zero then. */
export function minutesLeft(card: BoardCard, now: number): number | null {
  const due = dueAt(card);
  if (due === null) return null;
  return now < due ? Math.ceil((due - now) / MINUTE) : -Math.max(1, Math.floor((now - due) / MINUTE));
}

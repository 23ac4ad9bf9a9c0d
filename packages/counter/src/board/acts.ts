import type { BoardCard } from "@talabee/contract";
import { CANCEL_GRACE_S, isFinalStatus, type RefusalReason } from "@talabee/domain";
import type { ActRules, OutcomeOf, Queued } from "./act-queue.js";

/** What people at a store do with an order. */
export type Act =
  | { readonly kind: "accept"; readonly minutes: number | null }
  | { readonly kind: "refuse"; readonly reason: RefusalReason; readonly words: string | null }
  | { readonly kind: "prepare" }
  | { readonly kind: "ready" }
  | { readonly kind: "delay"; readonly minutes: number }
  /** Given to the rider. */
  | { readonly kind: "out" }
  /** Given to the customer, by the code that the customer says. */
  | { readonly kind: "hand_over"; readonly code: string | null };
export type ActKind = Act["kind"];
export type QueuedAct = Queued<Act>;
export type Outcome = OutcomeOf<BoardCard>;

/**
 * How long an act is held back, so that it can be undone. An answer is not: all other screens ring until it is sent, and a
 * refusal is confirmed before. A wrong code must be told at once.
 */
export const HOLD_MS: Readonly<Record<ActKind, number>> = {
  accept: 0,
  refuse: 0,
  prepare: 0,
  ready: 8000,
  delay: 8000,
  out: 8000,
  hand_over: 0,
};

/** Whether an act makes sense for an order as it is now: what another screen has done meanwhile may have overtaken it. */
export function fits(act: Act, card: BoardCard): boolean {
  const { order_status: status, ready_at: readyAt, preparing_at: preparingAt } = card;
  switch (act.kind) {
    case "accept":
      return status === "pending";
    case "refuse":
      return status === "pending" || status === "accepted";
    case "prepare":
      return status === "accepted" && preparingAt === null && readyAt === null;
    case "ready":
    case "delay":
      return status === "accepted" && readyAt === null;
    case "out":
      return status === "accepted" && card.order_type === "delivery";
    case "hand_over":
      return !isFinalStatus(status) && status !== "pending";
  }
}

/** An order as it will be once an act is done; null if it leaves the board. `at` is the server's time. */
export function applyAct(card: BoardCard, act: Act, at: number): BoardCard | null {
  const moment = new Date(at).toISOString();
  switch (act.kind) {
    case "accept":
      return {
        ...card,
        order_status: "accepted",
        accepted_at: moment,
        accept_by: null,
        promised_minutes: act.minutes,
      };
    case "prepare":
      return { ...card, preparing_at: moment };
    case "ready":
      return { ...card, ready_at: moment };
    case "delay":
      return { ...card, delay_minutes: card.delay_minutes + act.minutes };
    case "out":
      return { ...card, order_status: "delivering", delivering_at: moment };
    case "hand_over":
      // It may be refused: the card stays until the server has read the code.
      return card;
    case "refuse":
      return null;
  }
}

/** Whether an act still says what its person meant: a refusal of a new order is none of one that somebody has accepted. */
const stillMeant = ({ act, seen }: QueuedAct, card: BoardCard) =>
  fits(act, card) && (act.kind !== "refuse" || card.order_status === seen);

/** What the acts of a store mean: one on an older version is repeated on the new one if it still fits. */
export const boardRules: ActRules<Act, BoardCard> = {
  holdMs: ({ kind }) => HOLD_MS[kind],
  longestHoldMs: ({ kind }) => (kind === "prepare" ? CANCEL_GRACE_S * 1000 : HOLD_MS[kind]),
  isAutomatic: ({ kind }) => kind === "prepare",
  // It was ready before "preparing" was sent.
  isOvertaken: (earlier, later) => earlier.kind === "prepare" && later.kind !== "delay",
  afterRefusal: (queued, card, { code }) =>
    card !== null && code === "stale_version" && stillMeant(queued, card) ? "again" : "drop",
};

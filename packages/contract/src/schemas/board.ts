import {
  BOARD_LANES,
  BOARD_OUTCOMES,
  DELAY_MINUTES,
  foldDigits,
  HAND_OVER_CODE_DIGITS,
  MAX_AMOUNT,
  ORDER_STATUSES,
  ORDER_TYPES,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
  PREPARATION_MINUTES,
  REFUSAL_REASONS,
  STORE_MILESTONES,
} from "@talabee/domain";
import * as z from "zod/mini";
import { Id, MinorUnits, Timestamp } from "./primitives.js";
import { schema } from "./schema.js";
import { optionalProse, readBy } from "./text.js";

/** A name in both languages: a kitchen reads another one than the counter, and all devices share an answer. */
const Named = schema(() => z.object({ en: z.string(), ar: z.string() }));

/**
 * An order on a store's board. Who sees no customers there, such as a kitchen, gets `customer_name` and `amount_due` as null.
 * No phone is ever on it, and never the code.
 */
export const BoardCard = schema(() =>
  z.object({
    id: Id,
    order_code: z.string(),
    /** To be sent with each change of the order (REQ-ORDER-29). */
    version: z.int(),
    order_type: z.enum(ORDER_TYPES),
    order_status: z.enum(ORDER_STATUSES),
    /** As of now: an order that is wanted later moves to `new` or `kitchen` at `released_at`. Null once it is over. */
    lane: z.nullable(z.enum(BOARD_LANES)),
    placed_at: Timestamp,
    /** Since when the store can answer it: placed, paid, and near enough to its time. */
    released_at: Timestamp,
    /** Until when the store should answer; null once it has. */
    accept_by: z.nullable(Timestamp),
    scheduled_at: z.nullable(Timestamp),
    accepted_at: z.nullable(Timestamp),
    /** Minutes from acceptance in which the store promised it. */
    promised_minutes: z.nullable(z.int()),
    preparing_at: z.nullable(Timestamp),
    ready_at: z.nullable(Timestamp),
    /** Minutes of all delays. */
    delay_minutes: z.int(),
    delivering_at: z.nullable(Timestamp),
    eta: z.nullable(z.object({ from: Timestamp, to: Timestamp, latest_by: Timestamp })),
    customer_name: z.nullable(z.string()),
    table_number: z.nullable(z.string()),
    note: z.nullable(z.string()),
    lines: z.array(
      z.object({
        id: Id,
        product_id: Id,
        name: Named,
        quantity: z.int(),
        addons: z.array(z.object({ name: Named, quantity: z.int() })),
        note: z.nullable(z.string()),
      }),
    ),
    items_count: z.int(),
    payment_method: z.enum(PAYMENT_METHODS),
    payment_status: z.enum(PAYMENT_STATUSES),
    amount_due: z.nullable(MinorUnits),
    rider_name: z.nullable(z.string()),
    /** Whether the customer says a code at the hand-over, and whether it was wrong too often. */
    code: z.enum(["none", "asked", "locked"]),
  }),
);
export type BoardCard = z.infer<typeof BoardCard>;

/** The open orders of a store, the longest waiting first, and where its event stream goes on from. */
export const Board = schema(() =>
  z.object({
    /** The server's clock, for countdowns. */
    at: Timestamp,
    /** To be sent as `Last-Event-ID`, so that no change is missed in between. */
    last_event_id: z.string(),
    items: z.array(BoardCard),
  }),
);
export type Board = z.infer<typeof Board>;

/**
 * An event of a store's stream: a new or changed order, or one that is no longer on the board, with what became of it: a
 * kitchen stops for a canceled order alone. `reset` answers a `Last-Event-ID` whose following events are no longer kept: read
 * the board again. The name of the event is its kind.
 */
export const BoardEvent = schema(() =>
  z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("card"), card: BoardCard }),
    z.object({ kind: z.literal("gone"), order_id: Id, outcome: z.enum(BOARD_OUTCOMES) }),
    z.object({ kind: z.literal("reset") }),
  ]),
);
export type BoardEvent = z.infer<typeof BoardEvent>;

const version = schema(() => z.int("value_invalid"));
const minutes = ({ min, max }: { readonly min: number; readonly max: number }) =>
  z.int("value_invalid").check(z.minimum(min, "value_invalid"), z.maximum(max, "value_invalid"));

/** Accepts an order; with `minutes`, the store says in how many it will be ready. */
export const AcceptOrderRequest = schema(() =>
  z.object({ version, minutes: z.optional(z.nullable(minutes(PREPARATION_MINUTES))) }),
);
/** Refuses an order. The customer reads the reason; `other` needs it in the store's own words. */
export const RefuseOrderRequest = schema(() =>
  z
    .object({ version, reason: z.enum(REFUSAL_REASONS, "value_invalid"), words: optionalProse(200) })
    .check(
      z.refine<{ reason: string; words?: string | null | undefined }>(
        ({ reason, words }) => reason !== "other" || (words ?? "") !== "",
        { error: "value_invalid", path: ["words"] },
      ),
    ),
);
/** Says that an order is being prepared, or is ready. */
export const OrderMilestoneRequest = schema(() =>
  z.object({ version, milestone: z.enum(STORE_MILESTONES, "value_invalid") }),
);
/** Says that an order needs longer. */
export const DelayOrderRequest = schema(() => z.object({ version, minutes: minutes(DELAY_MINUTES) }));
/**
 * Hands an order to the customer. A rider needs the code that the customer reads in the app; the office may do without, and
 * says why. `cash_taken` is what was taken of an order in cash, the amount due by default.
 */
export const HandOverRequest = schema(() =>
  z.object({
    version,
    code: z.optional(
      z.nullable(
        z.string("value_invalid").check(
          readBy((text) => foldDigits(text).replace(/\s/gu, "")),
          z.regex(new RegExp(`^(\\d{${HAND_OVER_CODE_DIGITS}})?$`), "value_invalid"),
        ),
      ),
    ),
    cash_taken: z.optional(
      z.nullable(
        z
          .int("amount_invalid")
          .check(z.minimum(0, "amount_invalid"), z.maximum(MAX_AMOUNT, "amount_invalid")),
      ),
    ),
    reason: optionalProse(200),
  }),
);
/** Data of `hand_over_code_wrong`: how often it may still be tried. */
export const CodeTries = schema(() => z.object({ tries_left: z.int() }));

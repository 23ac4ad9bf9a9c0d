import {
  DECLINE_REASONS,
  type DeclineReason,
  ORDER_ACTORS,
  type OrderActor,
  RIDE_PROBLEMS,
  type RideProblem,
} from "@talabee/domain";
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { files, users } from "./accounts.js";
import { enumCheck, id, money, timestamp } from "./columns.js";
import { orders } from "./orders.js";
import { riders } from "./riders.js";

export const OFFER_ANSWERS = ["accepted", "declined", "expired", "withdrawn"] as const;

/** Orders that were offered to riders, one at a time, each of them once. */
export const rideOffers = pgTable(
  "ride_offers",
  {
    id: id(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    riderId: text("rider_id")
      .notNull()
      .references(() => riders.id, { onDelete: "cascade" }),
    /** Whether the next rider is asked if this one does not take it. */
    passesOn: boolean("passes_on").notNull(),
    /** How often somebody has begun to ask riders, with this time: each is asked once a round. */
    round: integer("round").notNull().default(1),
    offeredAt: timestamp("offered_at").notNull(),
    expiresAt: timestamp("expires_at").notNull(),
    /** Null while it is open. */
    answer: text("answer").$type<(typeof OFFER_ANSWERS)[number]>(),
    answeredAt: timestamp("answered_at"),
    reason: text("reason").$type<DeclineReason>(),
  },
  (table) => [
    index("ride_offers_order").on(table.orderId),
    index("ride_offers_rider").on(table.riderId),
    uniqueIndex("ride_offers_one_an_order")
      .on(table.orderId)
      .where(sql`${table.answer} is null`),
    uniqueIndex("ride_offers_one_a_rider")
      .on(table.riderId)
      .where(sql`${table.answer} is null`),
    enumCheck("ride_offers_answer", table.answer, OFFER_ANSWERS),
    enumCheck("ride_offers_reason", table.reason, DECLINE_REASONS),
  ],
);

/** Orders that could not be handed over at the door. */
export const rideProblems = pgTable(
  "ride_problems",
  {
    id: id(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    riderId: text("rider_id")
      .notNull()
      .references(() => riders.id, { onDelete: "cascade" }),
    reason: text("reason").$type<RideProblem>().notNull(),
    words: text("words"),
    photoFileId: text("photo_file_id").references(() => files.id, { onDelete: "set null" }),
    at: timestamp("at").notNull(),
    /** When the office had the rider try again, or another one took over; null before. */
    dismissedAt: timestamp("dismissed_at"),
  },
  (table) => [
    index("ride_problems_rider").on(table.riderId),
    index("ride_problems_photo").on(table.photoFileId),
    index("ride_problems_age").on(table.at),
    uniqueIndex("ride_problems_one_an_order")
      .on(table.orderId)
      .where(sql`${table.dismissedAt} is null`),
    enumCheck("ride_problems_reason", table.reason, RIDE_PROBLEMS),
  ],
);

/** Shifts of riders, with the cash that they had, handed in, and that somebody counted. */
export const riderShifts = pgTable(
  "rider_shifts",
  {
    id: id(),
    riderId: text("rider_id")
      .notNull()
      .references(() => riders.id),
    openedAt: timestamp("opened_at").notNull(),
    openingCash: money("opening_cash").notNull(),
    closedAt: timestamp("closed_at"),
    handedIn: money("handed_in"),
    counted: money("counted"),
    countedBy: text("counted_by").references(() => users.id, { onDelete: "set null" }),
    countedAt: timestamp("counted_at"),
  },
  (table) => [
    index("rider_shifts_rider").on(table.riderId, table.openedAt),
    index("rider_shifts_counter").on(table.countedBy),
    uniqueIndex("rider_shifts_one_open")
      .on(table.riderId)
      .where(sql`${table.closedAt} is null`),
    index("rider_shifts_to_count")
      .on(table.closedAt)
      .where(sql`${table.closedAt} is not null and ${table.countedAt} is null`),
    check(
      "rider_shifts_amounts",
      sql`${table.openingCash} >= 0 and ${table.handedIn} >= 0 and ${table.counted} >= 0`,
    ),
    check("rider_shifts_closed", sql`(${table.closedAt} is null) = (${table.handedIn} is null)`),
    check("rider_shifts_counted", sql`(${table.countedAt} is null) = (${table.counted} is null)`),
  ],
);

/** How an order came into its customer's hands: one row for each order that was handed over on the board. */
export const handOvers = pgTable(
  "hand_overs",
  {
    orderId: text("order_id")
      .primaryKey()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** For the customer's code, or by somebody who saw the customer. */
    byCode: boolean("by_code").notNull(),
    actor: text("actor").$type<OrderActor>().notNull(),
    actorId: text("actor_id").references(() => users.id, { onDelete: "set null" }),
    /** Why there was no code. */
    reason: text("reason"),
    /** Cash that was taken; null for an order that was paid otherwise. */
    cashTaken: money("cash_taken"),
    /** Shift of the rider who carried the order, to which the cash belongs; null for one that the store handed over. */
    shiftId: text("shift_id").references(() => riderShifts.id, { onDelete: "set null" }),
    at: timestamp("at").notNull(),
  },
  (table) => [
    index("hand_overs_actor").on(table.actorId, table.at),
    index("hand_overs_shift").on(table.shiftId),
    enumCheck("hand_overs_who", table.actor, ORDER_ACTORS),
    check("hand_overs_cash", sql`${table.cashTaken} >= 0`),
  ],
);

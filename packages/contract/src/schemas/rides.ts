import {
  DECLINE_REASONS,
  foldDigits,
  HAND_OVER_CODE_DIGITS,
  MAX_AMOUNT,
  ORDER_STATUSES,
  PAYMENT_METHODS,
  RIDE_PROBLEMS,
} from "@talabee/domain";
import * as z from "zod/mini";
import { Address } from "./addresses.js";
import { Id, LatLng, listOf, MinorUnits, Sum, Timestamp } from "./primitives.js";
import { schema } from "./schema.js";
import { optionalProse, readBy } from "./text.js";
import { REVIEW_PHOTO_LIMITS } from "./upload-limits.js";
import { upload } from "./uploads.js";

const Named = schema(() => z.object({ en: z.string(), ar: z.string() }));
const Place = schema(() => z.nullable(LatLng));
const Pickup = schema(() => z.object({ id: Id, name: Named, text: z.nullable(Named), location: Place }));

const withoutPhone = <Shape extends { readonly phone: unknown }>({ phone: _phone, ...rest }: Shape) => rest;

/** A job that a rider can take, until it expires. It says where, how far and what cash to take, and not for whom. */
export const RideOffer = schema(() =>
  z.object({
    id: Id,
    order_code: z.string(),
    store: Pickup,
    zone_number: z.nullable(z.string()),
    destination: Place,
    items_count: z.int(),
    /** What the customer pays at the door in cash; 0 if nothing. */
    cash_due: MinorUnits,
    offered_at: Timestamp,
    expires_at: Timestamp,
  }),
);
export type RideOffer = z.infer<typeof RideOffer>;

/**
 * The order that a rider carries, from the assignment to its end. The customer is reached by the relay: no number and no code is
 * ever in it.
 */
export const Ride = schema(() =>
  z.object({
    id: Id,
    order_code: z.string(),
    order_status: z.enum(ORDER_STATUSES),
    version: z.int(),
    store: Pickup,
    ready_at: z.nullable(Timestamp),
    picked_up_at: z.nullable(Timestamp),
    arrived_at: z.nullable(Timestamp),
    customer_name: z.string(),
    /** The plate on the house, and what the customer wrote about the way; no number to call. */
    address: z.nullable(z.object(withoutPhone(Address.shape))),
    note: z.nullable(z.string()),
    /** Number that connects to the customer; null without a relay. */
    relay_phone: z.nullable(z.string()),
    lines: z.array(z.object({ name: Named, quantity: z.int() })),
    payment_method: z.enum(PAYMENT_METHODS),
    cash_due: MinorUnits,
    /** Whether the customer says a code, and whether it was wrong too often. */
    code: z.enum(["none", "asked", "locked"]),
    /** What went wrong at the door, until the office has decided. */
    problem: z.nullable(z.object({ reason: z.enum(RIDE_PROBLEMS), at: Timestamp })),
  }),
);
export type Ride = z.infer<typeof Ride>;

/** A rider's shift with its cash; `difference` is what was there too much, or below 0 too little. */
export const RideShift = schema(() =>
  z.object({
    id: Id,
    opened_at: Timestamp,
    closed_at: z.nullable(Timestamp),
    rides: z.int(),
    opening_cash: Sum,
    /** What the orders cost that were handed over for cash. */
    cash_due: Sum,
    /** What the rider says they took for them. */
    cash_taken: Sum,
    /** What the rider should have: the opening cash and what was due. */
    cash_expected: Sum,
    handed_in: z.nullable(Sum),
    /** What somebody else counted. */
    counted: z.nullable(Sum),
    difference: z.nullable(Sum),
  }),
);
export type RideShift = z.infer<typeof RideShift>;
/** A shift as the office sees it. */
export const PanelShift = schema(() =>
  z.object({ ...RideShift.shape, rider: z.object({ id: Id, name: z.string() }) }),
);
/** Shifts whose cash has not been counted, oldest first. */
export const PanelShiftList = schema(() => listOf(PanelShift));

/** All that a rider's phone shows. */
export const RideState = schema(() =>
  z.object({
    /** The server's clock, for countdowns. */
    at: Timestamp,
    on_duty: z.boolean(),
    shift: z.nullable(RideShift),
    offer: z.nullable(RideOffer),
    ride: z.nullable(Ride),
  }),
);
export type RideState = z.infer<typeof RideState>;

const amount = () =>
  z.int("amount_invalid").check(z.minimum(0, "amount_invalid"), z.maximum(MAX_AMOUNT, "amount_invalid"));
/** When an act was done by the phone's clock, which may be long before it is sent. */
const doneAt = () => z.optional(z.nullable(Timestamp));

/** Offers an order to a rider; without one, to the nearest free rider, and on to the next until somebody takes it. */
export const OfferRideRequest = schema(() => z.object({ rider_id: z.optional(z.nullable(Id)) }));
/** Whether anybody was there to be asked. */
export const OfferedRide = schema(() =>
  z.object({ rider: z.nullable(z.object({ id: Id, name: z.string() })), expires_at: z.nullable(Timestamp) }),
);
/** Declines an offer. */
export const DeclineRideRequest = schema(() =>
  z.object({ reason: z.optional(z.enum(DECLINE_REASONS, "value_invalid")) }),
);
/** An act on the way. */
export const RideActRequest = schema(() => z.object({ done_at: doneAt() }));
/** Hands the order over at the door, for the code that the customer reads. */
export const DeliverRideRequest = schema(() =>
  z.object({
    code: z.string("value_invalid").check(
      readBy((text) => foldDigits(text).replace(/\s/gu, "")),
      z.regex(new RegExp(`^\\d{${HAND_OVER_CODE_DIGITS}}$`), "value_invalid"),
    ),
    /** Cash that was taken; what was due by default. */
    cash_taken: z.optional(z.nullable(amount())),
    done_at: doneAt(),
  }),
);
/** Says that the order could not be handed over; the office decides what becomes of it. */
export const FailRideRequest = schema(() =>
  z.object({
    reason: z.enum(RIDE_PROBLEMS, "value_invalid"),
    words: optionalProse(300),
    picture: z.optional(upload(REVIEW_PHOTO_LIMITS, "picture_type")),
    done_at: doneAt(),
  }),
);
/** Begins a shift with some change. */
export const OpenShiftRequest = schema(() => z.object({ opening_cash: z._default(amount(), 0) }));
/** Ends a shift, and says what is handed in. */
export const CloseShiftRequest = schema(() => z.object({ handed_in: amount() }));
/** What somebody counted who took the cash. */
export const CountShiftRequest = schema(() => z.object({ counted: amount() }));

/** What went wrong at a door. */
export const RideProblemEntry = schema(() =>
  z.object({
    id: Id,
    order_id: Id,
    order_code: z.string(),
    vendor_id: Id,
    rider_name: z.string(),
    reason: z.enum(RIDE_PROBLEMS),
    words: z.nullable(z.string()),
    /** File of the photograph, to be fetched with the session. */
    photo_url: z.nullable(z.string()),
    at: Timestamp,
  }),
);
/** Problems of orders that are still under way, oldest first. */
export const RideProblemList = schema(() => listOf(RideProblemEntry));

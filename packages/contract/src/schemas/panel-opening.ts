import { BUSY_MINUTES, HOURS_KINDS, HOURS_MODES, isValidInterval } from "@talabee/domain";
import * as z from "zod/mini";
import { wholeNumber } from "./amount.js";
import { OpeningHours } from "./catalogue.js";
import { list } from "./lists.js";
import { bothLanguages, LocalText } from "./local-text.js";
import { CalendarDate, Id, Timestamp } from "./primitives.js";
import { schema } from "./schema.js";

/**
 * A time at which a store is closed regardless of its hours; `is_pause` if its staff paused it, or with `is_unheard` the server,
 * because none of its devices could hear orders.
 */
export const StoreClosure = schema(() =>
  z.object({
    id: Id,
    starts_at: Timestamp,
    ends_at: Timestamp,
    reason: z.nullable(LocalText),
    is_pause: z.boolean(),
    is_unheard: z.boolean(),
  }),
);

const clock = () =>
  z.string("value_invalid").check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, "value_invalid"));
const Interval = schema(() =>
  z
    .object(
      {
        day: wholeNumber(0, 6),
        open: clock(),
        close: clock(),
        closes_next_day: z._default(z.boolean("value_invalid"), false),
      },
      "value_invalid",
    )
    .check(z.refine((interval) => isValidInterval(interval), "value_invalid")),
);

/** Hours of some dates, such as Ramadan: they `replace` the week's, or are a `break` within them. */
export const HoursPlan = schema(() =>
  z.object({
    id: Id,
    kind: z.enum(HOURS_KINDS),
    mode: z.enum(HOURS_MODES),
    first_date: z.string(),
    /** Null for no end. */
    last_date: z.nullable(z.string()),
    hours: z.array(OpeningHours),
  }),
);
/** New hours of some dates. Without hours the store is closed on them; only a break may have no last date. */
export const HoursPlanRequest = schema(() =>
  z.object({
    kind: z.enum(HOURS_KINDS, "value_invalid"),
    mode: z.enum(HOURS_MODES, "value_invalid"),
    first_date: CalendarDate,
    last_date: z.optional(z.nullable(CalendarDate)),
    hours: z.optional(list(Interval, 42)),
  }),
);
/** Partial update, such as other dates when the moon is seen a day later. */
export const HoursPlanChange = schema(() => z.partial(HoursPlanRequest));

/** Partial update of a store's times. */
export const StoreHoursRequest = schema(() =>
  z.object({
    opening_hours: z.optional(list(Interval, 42)),
    preparation_minutes: z.optional(wholeNumber(0, 600)),
    /** Most scheduled orders in half an hour. */
    slot_capacity: z.optional(z.nullable(wholeNumber(1, 1000))),
  }),
);

/** A time at which the store is closed: a holiday, for example. */
export const ClosureRequest = schema(() =>
  z
    .object({
      starts_at: Timestamp,
      ends_at: Timestamp,
      reason: z.optional(z.nullable(bothLanguages(120))),
    })
    .check(
      z.refine(({ starts_at, ends_at }) => Date.parse(ends_at) > Date.parse(starts_at), {
        error: "value_invalid",
        path: ["ends_at"],
      }),
    ),
);
/** Until when the store takes no orders, from now on. */
export const PauseRequest = schema(() =>
  z.object({ until: Timestamp, reason: z.optional(z.nullable(bothLanguages(120))) }),
);

/** Adds minutes to the times that customers are promised, until a time. */
export const BusyRequest = schema(() =>
  z.object({ minutes: wholeNumber(BUSY_MINUTES.min, BUSY_MINUTES.max), until: Timestamp }),
);

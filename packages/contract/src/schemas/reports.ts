import { PAYMENT_METHODS } from "@talabee/domain";
import * as z from "zod/mini";
import { CalendarDate, Sum } from "./primitives.js";
import { schema } from "./schema.js";

/** The day of a report, in the time zone of the market; today by default. */
export const dayReportQuery = schema(() => ({ date: z.optional(CalendarDate) }));

/**
 * What a store took and gave back on a day: of the orders that were handed over on it, and the refunds that were made on it.
 * `cash` is what each person took who handed orders over; `name` is null where that is not known.
 */
export const DayReport = schema(() =>
  z.object({
    date: CalendarDate,
    completed: z.int(),
    canceled: z.int(),
    takings: z.object(
      Object.fromEntries(PAYMENT_METHODS.map((method) => [method, Sum])) as Record<
        (typeof PAYMENT_METHODS)[number],
        typeof Sum
      >,
    ),
    gross: Sum,
    refunds: z.object({ wallet: Sum, card: Sum, cash: Sum }),
    /** Below 0 where more of other days went back than was taken. */
    net: Sum,
    cash: z.array(z.object({ name: z.nullable(z.string()), orders: z.int(), due: Sum, taken: Sum })),
    cash_difference: Sum,
    /** Orders handed over after what was promised. */
    late: z.int(),
  }),
);
export type DayReport = z.infer<typeof DayReport>;

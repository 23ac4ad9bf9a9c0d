import { REFUND_REASONS, REFUND_TARGETS } from "@talabee/domain";
import * as z from "zod/mini";
import { Id, listOf, MAX_LINE_QUANTITY, MinorUnits, Timestamp } from "./primitives.js";
import { schema } from "./schema.js";
import { optionalProse } from "./text.js";

/** A refund of units and fees of a delivered order. */
export const RefundOrderRequest = schema(() =>
  z.object({
    lines: z._default(
      z
        .array(
          z.object(
            {
              id: Id,
              quantity: z
                .int("quantity_invalid")
                .check(z.minimum(1, "quantity_invalid"), z.maximum(MAX_LINE_QUANTITY, "quantity_invalid")),
            },
            "value_invalid",
          ),
          "value_invalid",
        )
        .check(z.maxLength(200, "value_invalid")),
      [],
    ),
    /** Delivery and service too. */
    fees: z._default(z.boolean("value_invalid"), false),
    to: z._default(z.enum(REFUND_TARGETS, "value_invalid"), "origin"),
    reason: z.enum(REFUND_REASONS, "value_invalid"),
    words: optionalProse(200),
    /** Whether the goods came back: their stock is increased. */
    restock: z._default(z.boolean("value_invalid"), false),
  }),
);

const amounts = schema(() => ({
  amount: MinorUnits,
  /** Back to the customer's wallet. */
  to_wallet: MinorUnits,
  /** Back through the payment provider. */
  to_card: MinorUnits,
  /** Handed back in cash. */
  to_cash: MinorUnits,
  lines: z.array(z.object({ id: Id, quantity: z.int(), amount: MinorUnits })),
  fees: MinorUnits,
  /** What the amount is more or less than lines and fees: tax, and rounding of cash. */
  rest: MinorUnits,
}));
/** What a refund would move. */
export const RefundPreview = schema(() => z.object(amounts));
export type RefundPreview = z.infer<typeof RefundPreview>;

/** A refund of an order. `failed` was refused by the payment provider: a person has to return the money. */
export const OrderRefund = schema(() =>
  z.object({
    id: Id,
    at: Timestamp,
    ...amounts,
    reason: z.enum(REFUND_REASONS),
    words: z.nullable(z.string()),
    restocked: z.boolean(),
    state: z.enum(["done", "pending", "failed"]),
  }),
);
export type OrderRefund = z.infer<typeof OrderRefund>;
/** The refunds of an order, oldest first. */
export const OrderRefundList = schema(() => listOf(OrderRefund));

/**
 * Data of `refund_right_missing`: the right that whoever makes the refund needs. `why` is `above_limit` or `too_late`; `limit` is
 * what the user may refund of one order.
 */
export const RefundRightMissing = schema(() =>
  z.object({ right: z.string(), why: z.string(), limit: z.optional(MinorUnits) }),
);

/** Data of `refund_refused`: why, such as `refunded_before`. */
export const RefundRefused = schema(() => z.object({ why: z.string() }));

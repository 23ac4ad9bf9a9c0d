import { ORDER_STATUSES, ORDER_TYPES, PAYMENT_STATUSES } from "@talabee/domain";
import * as z from "zod/mini";
import { Id, listOf, MinorUnits, Timestamp } from "./primitives.js";
import { schema } from "./schema.js";
import { line, prose } from "./text.js";

/** What a customer says of themselves: an e-mail address, a phone number, or the code of an order. */
export const FindCustomersRequest = schema(() => z.object({ text: line(254, "value_invalid") }));
/** A customer who was found. How to reach them is hinted at: enough to tell two apart. */
export const FoundCustomer = schema(() =>
  z.object({
    id: Id,
    name: z.string(),
    email: z.string(),
    mobile: z.nullable(z.string()),
    orders_count: z.int(),
    /** When they last ordered; null if they have not. */
    ordered_at: z.nullable(Timestamp),
  }),
);
export const FoundCustomers = schema(() => listOf(FoundCustomer));

/** An order of a customer, as a line of a list. */
const CustomerOrder = schema(() =>
  z.object({
    id: Id,
    order_code: z.string(),
    vendor_id: Id,
    vendor_name: z.object({ en: z.string(), ar: z.string() }),
    order_type: z.enum(ORDER_TYPES),
    order_status: z.enum(ORDER_STATUSES),
    payment_status: z.enum(PAYMENT_STATUSES),
    order_total: MinorUnits,
    at: Timestamp,
  }),
);
/** A note of the office about a customer. */
const CustomerNote = schema(() =>
  z.object({
    id: Id,
    text: z.string(),
    /** Who wrote it; null for somebody whose account is gone. */
    author: z.nullable(z.object({ id: Id, name: z.string() })),
    at: Timestamp,
  }),
);
/** A customer: neither where they live nor what is in their wallet. */
export const Customer = schema(() =>
  z.object({
    id: Id,
    name: z.string(),
    email: z.string(),
    /** Whether the e-mail address is known to be theirs. */
    verified: z.boolean(),
    mobile: z.nullable(z.string()),
    /** In which they are written to. */
    language: z.enum(["en", "ar"]),
    joined_at: Timestamp,
    blocked: z.boolean(),
    orders_count: z.int(),
    /** The last ones, newest first. */
    orders: z.array(CustomerOrder),
    /** Newest first. */
    notes: z.array(CustomerNote),
  }),
);
export type Customer = z.infer<typeof Customer>;
/** A note about a customer. */
export const CustomerNoteRequest = schema(() => z.object({ text: prose(1000, "message_required") }));

import { MAX_AMOUNT } from "@talabee/domain";
import * as z from "zod/mini";
import { wholeNumber } from "./amount.js";
import { bothLanguages, LocalText } from "./local-text.js";
import { CalendarDate, Id, listOf, MinorUnits, pageQuery, Timestamp } from "./primitives.js";
import { schema } from "./schema.js";
import { optionalLine } from "./text.js";

const BILL_STATES = ["unpaid", "paid", "canceled"] as const;

/** A bill, as those see it who issue them. */
export const PanelBill = schema(() =>
  z.object({
    id: Id,
    /** As it is printed. */
    number: z.string(),
    title: LocalText,
    amount: MinorUnits,
    state: z.enum(BILL_STATES),
    /** The only customer who may pay it; null for anybody with the number. */
    user_id: z.nullable(Id),
    /** By when it should be paid; null for no date. */
    due_on: z.nullable(z.string()),
    paid_at: z.nullable(Timestamp),
    at: Timestamp,
  }),
);
export type PanelBill = z.infer<typeof PanelBill>;
/** A page of bills, newest first. */
export const PanelBillList = schema(() => listOf(PanelBill));
/** Which bills; all by default. */
export const panelBillsQuery = schema(() => ({ state: z.optional(z.enum(BILL_STATES)), ...pageQuery }));

/** A new bill; without a number it gets one that cannot be guessed. */
export const PanelBillRequest = schema(() =>
  z.object({
    title: bothLanguages(120),
    amount: wholeNumber(1, MAX_AMOUNT),
    number: optionalLine(40),
    user_id: z.optional(z.nullable(Id)),
    due_on: z.optional(z.nullable(CalendarDate)),
  }),
);

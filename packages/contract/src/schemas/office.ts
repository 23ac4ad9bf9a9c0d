import { OFFICE_ROLES } from "@talabee/domain";
import * as z from "zod/mini";
import { LocalText } from "./local-text.js";
import { Id, MinorUnits, Sum, Timestamp } from "./primitives.js";
import { schema } from "./schema.js";

/** What the signed-in person may do, so that screens show nothing else. */
export const PanelAccess = schema(() =>
  z.object({
    name: z.string(),
    /** Role in the office, whose rights count at every store; null for members of stores and riders. */
    office_role: z.nullable(z.enum(OFFICE_ROLES)),
    /** Names of rights that any role of theirs has. The server checks each call, and where the role counts. */
    rights: z.array(z.string()),
  }),
);
export type PanelAccess = z.infer<typeof PanelAccess>;

const store = schema(() => z.object({ id: Id, name: LocalText }));
const orderOf = schema(() => ({ id: Id, order_code: z.string(), vendor: store, since: Timestamp }));

/** What needs a person now, in the stores that the user may see. Lists hold the most urgent ones, counts all. */
export const PanelNow = schema(() =>
  z.object({
    at: Timestamp,
    open: z.int(),
    /** Of these, on their way to customers. */
    on_the_way: z.int(),
    /** Stores in the shop. */
    stores: z.int(),
    /** Orders past their latest time, which is `since`. */
    late: z.object({ count: z.int(), items: z.array(z.object(orderOf)) }),
    /** Orders that no store has answered since they were released. */
    unanswered: z.object({ count: z.int(), items: z.array(z.object(orderOf)) }),
    /** Stores that are paused because no device of theirs hears orders. */
    unheard: z.array(z.object({ store, since: Timestamp })),
    /** Refunds that the payment provider refused: a person returns the money. */
    failed_refunds: z.object({
      count: z.int(),
      amount: Sum,
      items: z.array(z.object({ ...orderOf, amount: MinorUnits })),
    }),
  }),
);
export type PanelNow = z.infer<typeof PanelNow>;

import * as z from "zod/mini";
import { Notification } from "./notifications.js";
import { OrderTrack } from "./orders.js";
import { schema } from "./schema.js";

/**
 * An event of a customer's stream (REQ-PUSH-13): a changed order, a notification, a changed cart (with its current
 * An event of a customer's stream (REQ-PUSH-13): a changed order, a notification, a changed cart (with its current
 * `version`), a changed family or basket (`version` of the basket; null for a customer without a family), or changed
 * settings of the shop. `reset` answers a `Last-Event-ID` whose following events are no longer kept: everything may have
 * changed, so read it again. The name of the server-sent event is its kind.
 */
export const UserEvent = schema(() =>
  z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("order"), order: OrderTrack }),
    z.object({ kind: z.literal("notification"), notification: Notification }),
    z.object({ kind: z.literal("cart"), version: z.int() }),
    z.object({ kind: z.literal("reset") }),
    z.object({ kind: z.literal("family"), version: z.nullable(z.int()) }),
    z.object({ kind: z.literal("settings"), version: z.string() }),
  ]),
);
export type UserEvent = z.infer<typeof UserEvent>;

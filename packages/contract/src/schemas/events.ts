import * as z from "zod/mini";
import { Notification } from "./notifications.js";
import { OrderTrack } from "./orders.js";
import { schema } from "./schema.js";

/**
 * An event of the stream of a customer (REQ-PUSH-13): an order's new state, a notification, that the cart changed
 * elsewhere (`version` of the cart as it is now), or that the family or its basket did (`version` of the basket, null for
 * a customer who is in no family any more). The name of the server-sent event is the kind.
 */
export const UserEvent = schema(() =>
  z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("order"), order: OrderTrack }),
    z.object({ kind: z.literal("notification"), notification: Notification }),
    z.object({ kind: z.literal("cart"), version: z.int() }),
    z.object({ kind: z.literal("family"), version: z.nullable(z.int()) }),
  ]),
);
export type UserEvent = z.infer<typeof UserEvent>;

import { isBrought, ORDER_TYPES, orderStatusesWhere } from "@talabee/domain";
import { and, desc, eq, inArray, isNotNull, or, sql } from "drizzle-orm";
import * as z from "zod";
import type { Queries } from "../../db/database.js";
import { orders } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import type { App } from "../../http/app-env.js";
import { isEqualSecret } from "../../http/is-equal-secret.js";
import type { Panel } from "../../panel.js";

const WITH_RIDER = orderStatusesWhere(({ hasRider }) => hasRider);
const ON_THE_WAY = orderStatusesWhere(({ hasRider, hasLeftStore }) => hasRider && hasLeftStore);

/**
 * The other side of the delivery under way that `from` belongs to, as its customer or its rider; null if there is none.
 * Of a customer's several deliveries, the one that is closest: on the way first, then the newest.
 */
export async function otherSideOf(queries: Queries, from: string): Promise<string | null> {
  const customerPhone = sql<string>`${orders.address} ->> 'phone'`;
  const [delivery] = await queries
    .select({ customer: customerPhone, rider: orders.riderPhone })
    .from(orders)
    .where(
      and(
        inArray(orders.orderType, ORDER_TYPES.filter(isBrought)),
        inArray(orders.orderStatus, WITH_RIDER),
        isNotNull(orders.riderPhone),
        or(eq(orders.riderPhone, from), eq(customerPhone, from)),
      ),
    )
    .orderBy(desc(inArray(orders.orderStatus, ON_THE_WAY)), desc(orders.systemNumber))
    .limit(1);
  if (delivery === undefined) return null;
  return delivery.rider === from ? delivery.customer : delivery.rider;
}

/** Where the provider of the relay number asks. */
export const RELAY = "/relay";

const Caller = z.object({ from: z.string().regex(/^\+\d{8,15}$/) });

/**
 * `/relay/resolve` for the provider of the relay number: whom to connect a caller with (REQ-ORDER-42). Requires
 * PANEL_RELAY_TOKEN as bearer token. Neither number is ever sent to the other side.
 */
export function relayRoutes(app: App, panel: Panel): void {
  app.post(`${RELAY}/resolve`, async (context) => {
    const token = panel.config.relay?.token ?? null;
    if (token === null || !isEqualSecret(context.req.header("Authorization") ?? "", `Bearer ${token}`))
      throw new ApiError("forbidden");
    const caller = Caller.safeParse(await context.req.json().catch(() => null));
    const to = caller.success ? await otherSideOf(panel.db, caller.data.from) : null;
    if (to === null) throw new ApiError("not_found");
    context.header("Cache-Control", "no-store");
    return context.json({ to });
  });
}

import { eq } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { type Bilingual, riders } from "../../db/schema.js";
import type { Panel } from "../../panel.js";
import { createNotification } from "../notifications/create-notification.js";
import { type OrderRow, storeOfOrder } from "../order-record/order-rows.js";

const TITLES = {
  ride_given: { en: "An order was given to you", ar: "أُسند إليك طلب" },
  ride_gone: { en: "This order is no longer yours", ar: "لم يعد هذا الطلب لك" },
} as const satisfies Record<string, Bilingual>;

/** Tells a rider that an order was given to them or taken from them, unless they did it themselves: their phone rings for it. */
export async function tellRider(
  panel: Panel,
  tx: Queries,
  riderId: string,
  news: keyof typeof TITLES,
  order: OrderRow,
  by: { readonly id: string | null },
): Promise<void> {
  const [rider] = await tx.select({ userId: riders.userId }).from(riders).where(eq(riders.id, riderId));
  if (rider === undefined || by.id === rider.userId) return;
  const { name } = await storeOfOrder(tx, order);
  await createNotification(panel, tx, rider.userId, {
    title: TITLES[news],
    body: { en: `${order.orderCode} · ${name.en}`, ar: `${order.orderCode} · ${name.ar}` },
    data: { kind: news, order_id: order.id },
  });
}

import type { OrderStatus, StoreMilestone } from "@talabee/domain";
import { eq } from "drizzle-orm";
import { orders } from "../../db/schema.js";
import type { Panel } from "../../panel.js";
import { openHandOverCode } from "../order-record/hand-over-code.js";
import { lockOrder, orderTopic } from "../order-record/order-rows.js";
import type { LatLng } from "../zones/zone-centres.js";
import { closeOrderPayment } from "../payments/close-order-payment.js";
import { acceptOrder, changeStatus, handOver, sayMilestone } from "./order-acts.js";
import { type Mover, recordMilestone } from "./transitions.js";

/** Present estimate of the arrival. */
export interface EtaRange {
  from: Date;
  to: Date;
}

/**
 * Reports from the store's and the rider's devices while an order is under way. Each is one transaction and publishes
 * the change; a report that no longer applies changes nothing.
 */
export function createOrderProgress(panel: Panel) {
  return {
    /** `at` is when it happened; now by default. */
    async move(
      orderId: string,
      to: OrderStatus,
      by: Mover,
      { reason = null, at }: { reason?: string | null; at?: Date } = {},
    ): Promise<void> {
      await panel.db.transaction(async (tx) =>
        changeStatus(panel, tx, await lockOrder(tx, orderId), { to, by, reason, at }),
      );
      panel.bus.publish(orderTopic(orderId));
      await closeOrderPayment(panel, orderId);
    },

    /** Accepts an order for its store. */
    async accept(orderId: string, by: Mover, at?: Date): Promise<void> {
      await panel.db.transaction(async (tx) =>
        acceptOrder(panel, tx, await lockOrder(tx, orderId), { by, at, minutes: null }),
      );
      panel.bus.publish(orderTopic(orderId));
    },

    /** Hands an order over for the code that its customer says. */
    async handOver(orderId: string, by: Mover, at?: Date): Promise<void> {
      await panel.db.transaction(async (tx) => {
        const order = await lockOrder(tx, orderId);
        const code = await openHandOverCode(panel, order);
        return handOver(panel, tx, order, { by, at, code, cashTaken: null, reason: null });
      });
      panel.bus.publish(orderTopic(orderId));
    },

    async reach(orderId: string, milestone: StoreMilestone, by: Mover, at?: Date): Promise<void> {
      await panel.db.transaction(async (tx) =>
        sayMilestone(panel, tx, await lockOrder(tx, orderId), { milestone, by, at }),
      );
      panel.bus.publish(orderTopic(orderId));
    },

    async assignRider(
      orderId: string,
      rider: { name: string; nameAr: string; phone: string; at: LatLng | null },
      by: Mover,
      at?: Date,
    ) {
      await panel.db.transaction(async (tx) =>
        recordMilestone(panel, tx, await lockOrder(tx, orderId), {
          milestone: "rider_assigned",
          by,
          at,
          set: {
            riderName: rider.name,
            riderNameAr: rider.nameAr,
            riderPhone: rider.phone,
            riderLat: rider.at?.lat ?? null,
            riderLng: rider.at?.lng ?? null,
          },
        }),
      );
      panel.bus.publish(orderTopic(orderId));
    },

    /**
     * Updates the rider's location and the estimate, without a new version or history entry. Streams of the order show it;
     * those of the customer do not, as with the locations of real riders.
     */
    async report(orderId: string, update: { rider?: LatLng; eta: EtaRange }): Promise<void> {
      await panel.db
        .update(orders)
        .set({
          etaFrom: update.eta.from,
          etaTo: update.eta.to,
          ...(update.rider === undefined ? {} : { riderLat: update.rider.lat, riderLng: update.rider.lng }),
        })
        .where(eq(orders.id, orderId));
      panel.bus.publish(orderTopic(orderId));
    },
  };
}

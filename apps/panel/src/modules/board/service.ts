import {
  type acceptOrder as acceptCall,
  type Board,
  type BoardCard,
  type CallBody,
  type delayOrder as delayCall,
  type handOverOrder,
  type recordOrderMilestone,
  type refuseOrder,
} from "@talabee/contract";
import type { RefusalReason, Right } from "@talabee/domain";
import { eq } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { stores, users } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import { actingAs, mayAt, type SessionUser } from "../../http/session-user.js";
import type { Panel } from "../../panel.js";
import { refusalText } from "../order-record/refusal-text.js";
import { latestStoreEventId } from "../order-record/store-events.js";
import { lockOrder, type OrderRow, orderTopic } from "../order-record/order-rows.js";
import {
  acceptOrder,
  delayOrder,
  type HandedOver,
  handOver,
  refuseWrongCode,
  sayMilestone,
} from "../orders/order-acts.js";
import { auditOrder } from "../orders/audit-order.js";
import { actorOf, moverOf, requirePerson } from "../orders/order-actor.js";
import { moveOrder, type Mover, rejection } from "../orders/transitions.js";
import { closeOrderPayment } from "../payments/close-order-payment.js";
import { withoutCustomer } from "./board-card.js";
import { boardPositions } from "./board-position.js";
import { cardOfOrder, readBoard } from "./read-board.js";

/** A store's board, and what its people do with the orders on it. Another store's board or order is `not_found`. */
export function createBoardService(panel: Panel) {
  /** Changes an order for a user with a right for it, with an entry in the audit log, and returns its card. */
  async function act(
    user: SessionUser,
    id: string,
    { right, action }: { readonly right: Right; readonly action: string },
    work: (tx: Queries, order: OrderRow, by: Mover) => Promise<OrderRow>,
  ): Promise<BoardCard> {
    const card = await panel.db.transaction(async (tx) => {
      const before = await lockOrder(tx, id);
      const actor = await actorOf(tx, user, before, right);
      if (actor === null) throw new ApiError("not_found");
      const after = await work(tx, before, moverOf(user, actor));
      const now = panel.clock();
      await auditOrder(tx, { before, after }, { ...actingAs(user), action, at: now });
      const full = await cardOfOrder(tx, after, now);
      if (actor === "rider") return full.lane === null ? { ...withoutCustomer(full), note: null } : full;
      return mayAt(user, "order.customer", before.storeId) ? full : withoutCustomer(full);
    });
    panel.bus.publish(orderTopic(id));
    return card;
  }

  return {
    /** Throws `not_found` unless the user has the right at the store. */
    async requireStore(user: SessionUser, storeId: string): Promise<void> {
      const [store] = await panel.db.select({ id: stores.id }).from(stores).where(eq(stores.id, storeId));
      if (store === undefined || !mayAt(user, "board.read", storeId)) throw new ApiError("not_found");
    },

    async read(user: SessionUser, storeId: string): Promise<Board> {
      await this.requireStore(user, storeId);
      const now = panel.clock();
      // Before the orders: what changes meanwhile is sent again.
      const last = await latestStoreEventId(panel.db, storeId);
      const cards = await readBoard(panel.db, storeId, now);
      return {
        at: now.toISOString(),
        last_event_id: await boardPositions(panel, storeId).seal(last),
        items: mayAt(user, "order.customer", storeId) ? cards : cards.map(withoutCustomer),
      };
    },

    accept: (user: SessionUser, id: string, { version, minutes = null }: CallBody<typeof acceptCall>) =>
      act(user, id, { right: "order.accept", action: "order.accept" }, (tx, order, by) =>
        acceptOrder(panel, tx, order, { by, version, minutes }),
      ),

    async refuse(
      user: SessionUser,
      id: string,
      { version, reason, words }: CallBody<typeof refuseOrder>,
    ): Promise<BoardCard> {
      const of = { right: "order.refuse", action: "order.refuse" } as const;
      const card = await act(user, id, of, async (tx, order, by) => {
        const text = words || (await toldTo(tx, order, reason));
        return moveOrder(panel, tx, order, { to: "canceled", by, version, reason: text });
      });
      await closeOrderPayment(panel, id);
      return card;
    },

    milestone: (
      user: SessionUser,
      id: string,
      { version, milestone }: CallBody<typeof recordOrderMilestone>,
    ) =>
      act(user, id, { right: "order.prepare", action: `order.${milestone}` }, (tx, order, by) =>
        sayMilestone(panel, tx, order, { by, version, milestone }),
      ),

    delay: (user: SessionUser, id: string, { version, minutes }: CallBody<typeof delayCall>) =>
      act(user, id, { right: "order.prepare", action: "order.delay" }, (tx, order, by) =>
        delayOrder(panel, tx, order, { by, version, minutes }),
      ),

    async handOver(
      user: SessionUser,
      id: string,
      { version, code, cash_taken, reason }: CallBody<typeof handOverOrder>,
    ): Promise<BoardCard> {
      let handed: HandedOver | null = null;
      const of = { right: "order.hand_over", action: "order.hand_over" } as const;
      const card = await act(user, id, of, async (tx, order, by) => {
        requirePerson(user, order, "delivered");
        handed = await handOver(panel, tx, order, {
          by,
          version,
          code: code || null,
          cashTaken: cash_taken ?? null,
          reason: reason || null,
        });
        return handed.order;
      });
      refuseWrongCode(handed);
      return card;
    },
  };

  /** A reason in the language of the order's customer, who reads it. */
  async function toldTo(tx: Queries, order: OrderRow, reason: RefusalReason): Promise<string> {
    if (reason === "other") throw rejection("invalid_transition", order, "reason_missing");
    const [customer] = await tx
      .select({ language: users.language })
      .from(users)
      .where(eq(users.id, order.userId));
    return refusalText(reason, customer!.language);
  }
}

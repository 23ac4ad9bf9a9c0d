import type { BoardCard } from "@talabee/contract";
import { type BoardOutcome, OPEN_ORDER_STATUSES } from "@talabee/domain";
import { and, asc, eq, inArray, type SQL } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { orders, stores, users } from "../../db/schema.js";
import { isReleased } from "../orders/order-actor.js";
import type { OrderRow } from "../order-record/order-rows.js";
import { linesOf } from "../orders/service.js";
import { boardCard } from "./board-card.js";

/** Orders of a board: more than a kitchen can have, so that one answer stays bounded. */
const MOST_CARDS = 1000;

/** The cards of some orders, by id; those that are not on a board are left out. Two statements, however many they are. */
async function readCards(queries: Queries, which: SQL | undefined, now: Date): Promise<BoardCard[]> {
  const rows = await queries
    .select({ order: orders, store: stores, customer: users.firstName })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(which, inArray(orders.orderStatus, OPEN_ORDER_STATUSES), isReleased()))
    .orderBy(asc(orders.systemNumber))
    .limit(MOST_CARDS);
  const lines = await linesOf(
    queries,
    rows.map(({ order }) => order.id),
  );
  return rows.map((row) => boardCard(row, lines.get(row.order.id) ?? [], now));
}

/** The open orders of a store that it has to do with, the longest waiting first. */
export const readBoard = (queries: Queries, storeId: string, now: Date): Promise<BoardCard[]> =>
  readCards(queries, eq(orders.storeId, storeId), now);

/** The card of an order that was just changed, also of one that is over. */
export async function cardOfOrder(queries: Queries, order: OrderRow, now: Date): Promise<BoardCard> {
  const [of] = await queries
    .select({ store: stores, customer: users.firstName })
    .from(stores)
    .innerJoin(users, eq(users.id, order.userId))
    .where(eq(stores.id, order.storeId));
  const lines = await linesOf(queries, [order.id]);
  return boardCard({ order, ...of! }, lines.get(order.id) ?? [], now);
}

/** The cards of orders on boards, by id. */
export async function cardsOf(
  queries: Queries,
  orderIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, BoardCard>> {
  const cards = await readCards(queries, inArray(orders.id, [...orderIds]), now);
  return new Map(cards.map((card) => [card.id, card]));
}

/** What became of an order that is on no board. */
export async function outcomeOf(queries: Queries, orderId: string): Promise<BoardOutcome> {
  const [order] = await queries
    .select({ status: orders.orderStatus })
    .from(orders)
    .where(eq(orders.id, orderId));
  return order?.status === "delivered" ? "delivered" : "canceled";
}

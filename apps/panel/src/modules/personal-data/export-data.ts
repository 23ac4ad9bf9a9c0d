import type { CallData, exportPersonalData } from "@talabee/contract";
import { eq, inArray, or, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import {
  addresses,
  applicants,
  bills,
  cards,
  cartLines,
  carts,
  contactMessages,
  couponUses,
  customerNotes,
  familyMembers,
  favourites,
  files,
  notifications,
  orderLines,
  orderRefunds,
  orders,
  payments,
  pushTokens,
  reviewPhotos,
  reviews,
  rideProblems,
  sessions,
  statusHistory,
  users,
  walletCredits,
  walletEntries,
  wallets,
} from "../../db/schema.js";
import type { SessionUser } from "../../http/session-user.js";
import type { Panel } from "../../panel.js";
import { requirePassword } from "../auth/require-password.js";

/** Secrets, and what is not about the customer: notes of admins, phones of riders, internal numbers. */
const HIDDEN = new Set([
  "passwordHash",
  "tokenHash",
  "token",
  "sessionHash",
  "idempotencyKey",
  "idempotencyPath",
  "fingerprint",
  "handOverCode",
  "wrongCodes",
  "deviceId",
  "leaseUntil",
  "decisionNote",
  "decidedBy",
  "riderId",
  "photoFileId",
  "riderPhone",
  "riderLat",
  "riderLng",
  "path",
  "actorId",
  "authorId",
]);

/** Everything that is stored about a customer, as stored (REQ-SEC-17). Secrets are left out. */
export async function exportData(
  panel: Panel,
  { id }: SessionUser,
  password: string,
): Promise<CallData<typeof exportPersonalData>> {
  const { email } = await requirePassword(panel, id, password);
  const { db } = panel;
  const read = async (table: PgTable, which: SQL) =>
    (await db.select().from(table).where(which)).map(asWritten);
  const ownOrders = db.select({ id: orders.id }).from(orders).where(eq(orders.userId, id));
  const ownCarts = db.select({ id: carts.id }).from(carts).where(eq(carts.userId, id));
  const ownReviews = db.select({ id: reviews.id }).from(reviews).where(eq(reviews.userId, id));
  const sections = {
    profile: await read(users, eq(users.id, id)),
    addresses: await read(addresses, eq(addresses.userId, id)),
    orders: await read(orders, eq(orders.userId, id)),
    order_lines: await read(orderLines, inArray(orderLines.orderId, ownOrders)),
    order_history: await read(statusHistory, inArray(statusHistory.orderId, ownOrders)),
    order_problems: await read(rideProblems, inArray(rideProblems.orderId, ownOrders)),
    order_refunds: await read(orderRefunds, inArray(orderRefunds.orderId, ownOrders)),
    payments: await read(payments, eq(payments.userId, id)),
    bills: await read(bills, eq(bills.userId, id)),
    cards: await read(cards, eq(cards.userId, id)),
    wallet: await read(wallets, eq(wallets.userId, id)),
    wallet_entries: await read(walletEntries, eq(walletEntries.userId, id)),
    wallet_credits: await read(walletCredits, eq(walletCredits.userId, id)),
    coupon_uses: await read(couponUses, eq(couponUses.userId, id)),
    carts: await read(carts, eq(carts.userId, id)),
    cart_lines: await read(cartLines, inArray(cartLines.cartId, ownCarts)),
    favourites: await read(favourites, eq(favourites.userId, id)),
    reviews: await read(reviews, eq(reviews.userId, id)),
    review_photos: await read(reviewPhotos, inArray(reviewPhotos.reviewId, ownReviews)),
    family: await read(familyMembers, eq(familyMembers.userId, id)),
    applications: await read(applicants, or(eq(applicants.userId, id), eq(applicants.email, email))!),
    files: await read(files, eq(files.ownerId, id)),
    customer_notes: await read(customerNotes, eq(customerNotes.userId, id)),
    messages: await read(contactMessages, eq(contactMessages.userId, id)),
    notifications: await read(notifications, eq(notifications.userId, id)),
    devices: await read(pushTokens, eq(pushTokens.userId, id)),
    sessions: await read(sessions, eq(sessions.userId, id)),
  };
  return { exported_at: panel.clock().toISOString(), sections };
}

/** A row with its visible fields, named and written as in JSON responses. */
function asWritten(row: Record<string, unknown>): Record<string, unknown> {
  const fields = Object.entries(row).filter(([name]) => !HIDDEN.has(name));
  return Object.fromEntries(
    fields.map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value instanceof Date ? value.toISOString() : value,
    ]),
  );
}

import { OPEN_ORDER_STATUSES } from "@talabee/domain";
import type { Language } from "@talabee/contract";
import { and, eq, inArray, ne, or, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Queries } from "../../db/database.js";
import {
  addresses,
  applicants,
  cards,
  carts,
  codes,
  contactMessages,
  customerNotes,
  favourites,
  files,
  gatewayCustomers,
  idempotencyKeys,
  invitations,
  mails,
  notifications,
  orders,
  payments,
  pushTokens,
  registrations,
  reviewPhotos,
  reviews,
  rideProblems,
  userEvents,
  users,
} from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import { isStaff, type SessionUser } from "../../http/session-user.js";
import { enqueueEmail } from "../../mail/outbox.js";
import type { Panel } from "../../panel.js";
import { writeAuditEntry } from "../audit/audit-log.js";
import { accountDeletedEmail } from "../auth/account-emails.js";
import { requirePassword } from "../auth/require-password.js";
import { endSessions } from "../auth/sessions.js";
import { createCardService } from "../cards/service.js";
import { createFamilyService } from "../family/service.js";
import { findMembership } from "../family/membership.js";
import { discardUploads } from "../files/discard-uploads.js";
import { clearRideProblems } from "./clear-ride-problems.js";
import { clearOrderDetails } from "./clear-order-details.js";

/** Author of the reviews of a deleted account. */
const DELETED_AUTHOR = "—";

/**
 * Deletes a customer's account (REQ-SEC-17). Orders, payments and the wallet's ledger stay for as long as the law asks, under
 * an account without name, addresses or notes; everything else is deleted. Throws the `ApiError`s `account_of_staff`, and
 * `account_in_use` while an order or payment is under way.
 */
export async function deleteAccount(
  panel: Panel,
  session: SessionUser,
  password: string,
  language: Language,
): Promise<void> {
  const { id } = session;
  const user = await requirePassword(panel, id, password);
  if (isStaff(session)) throw new ApiError("account_of_staff");
  await refuseInUse(panel.db, id);
  if ((await findMembership(panel.db, id)) !== null) await createFamilyService(panel).leave(id, language);
  const ownCards = await panel.db.select({ id: cards.id }).from(cards).where(eq(cards.userId, id));
  for (const card of ownCards) await createCardService(panel).remove(id, card.id);

  await panel.db.transaction(async (tx) => {
    const [locked] = await tx.select().from(users).where(eq(users.id, id)).for("update");
    // Deleted meanwhile by another press.
    if (locked === undefined || locked.deletedAt !== null) throw new ApiError("unauthenticated");
    // An order may have been placed meanwhile.
    await refuseInUse(tx, id);
    const now = panel.clock();
    await clearOrderDetails(tx, eq(orders.userId, id));
    const ownOrders = tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, id));
    await clearRideProblems(panel, tx, inArray(rideProblems.orderId, ownOrders));
    const attachments = await deleteApplications(tx, user);
    await deleteOwnRows(tx, user);
    const ownReviews = tx.select({ id: reviews.id }).from(reviews).where(eq(reviews.userId, id));
    // The photographs' files are deleted with the customer's other files.
    await tx.delete(reviewPhotos).where(inArray(reviewPhotos.reviewId, ownReviews));
    await tx.update(reviews).set({ userId: null, author: DELETED_AUTHOR }).where(eq(reviews.userId, id));
    await endSessions(panel, tx, id);
    await tx
      .update(users)
      .set({
        email: `${id}@deleted.invalid`,
        passwordHash: "",
        firstName: DELETED_AUTHOR,
        lastName: DELETED_AUTHOR,
        username: null,
        mobile: null,
        birthday: null,
        gender: null,
        country: null,
        avatarFileId: null,
        emailVerifiedAt: null,
        blockedAt: now,
        deletedAt: now,
      })
      .where(eq(users.id, id));
    const ownFiles = await tx.delete(files).where(eq(files.ownerId, id)).returning({ path: files.path });
    await writeAuditEntry(tx, { actorId: id, action: "account.delete", subjectId: id, after: {}, at: now });
    const goodbye = accountDeletedEmail(language, {
      name: user.firstName,
      at: now,
      timeZone: panel.config.market.time_zone,
    });
    await enqueueEmail(panel, tx, { to: user.email, ...goodbye, now });
    await discardUploads(panel, tx, [...attachments, ...ownFiles.map(({ path }) => path)]);
  });
}

/** Throws the `ApiError` `account_in_use` while an order or payment is under way. */
async function refuseInUse(queries: Queries, userId: string): Promise<void> {
  const [order] = await queries
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), inArray(orders.orderStatus, OPEN_ORDER_STATUSES)))
    .limit(1);
  const [payment] = await queries
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.status, "pending")))
    .limit(1);
  if (order !== undefined || payment !== undefined) throw new ApiError("account_in_use");
}

type UserRow = typeof users.$inferSelect;

/** Deletes applications that were not accepted; returns the paths of their attachments. */
async function deleteApplications(tx: Queries, { id, email }: UserRow): Promise<string[]> {
  const gone = await tx
    .delete(applicants)
    .where(and(or(eq(applicants.userId, id), eq(applicants.email, email)), ne(applicants.status, "accepted")))
    .returning({ file: applicants.crFileId });
  const fileIds = gone.flatMap(({ file }) => (file === null ? [] : [file]));
  if (fileIds.length === 0) return [];
  const deleted = await tx.delete(files).where(inArray(files.id, fileIds)).returning({ path: files.path });
  return deleted.map(({ path }) => path);
}

async function deleteOwnRows(tx: Queries, { id, email }: UserRow): Promise<void> {
  const own = [
    addresses,
    carts,
    customerNotes,
    favourites,
    notifications,
    pushTokens,
    userEvents,
    gatewayCustomers,
  ];
  for (const table of own) await tx.delete(table as PgTable).where(sql`user_id = ${id}`);
  await tx
    .delete(contactMessages)
    .where(or(eq(contactMessages.userId, id), eq(contactMessages.email, email)));
  for (const table of [codes, registrations]) await tx.delete(table as PgTable).where(sql`email = ${email}`);
  await tx.delete(mails).where(eq(mails.to, email));
  await tx.delete(invitations).where(eq(invitations.email, email));
  // Keys of orders stay until the next cleanup, within a day: until then a repeated order must not become a second one.
  await tx
    .delete(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, id), sql`${idempotencyKeys.path} not like '%order%'`));
}

import { FINAL_ORDER_STATUSES } from "@talabee/domain";
import { and, inArray, isNotNull, lt, or, sql } from "drizzle-orm";
import { applicants, contactMessages, customerNotes, files, orders, rideProblems } from "../../db/schema.js";
import { literals } from "../../db/schema/columns.js";
import type { JobHandler } from "../../jobs/job-queue.js";
import type { Panel } from "../../panel.js";
import { discardUploads } from "../files/discard-uploads.js";
import { deleteUnusedPictures } from "../files/picture-rows.js";
import { clearOrderDetails } from "./clear-order-details.js";
import { clearRideProblems } from "./clear-ride-problems.js";
import { deleteOldRecords } from "./delete-old-records.js";
import { deleteOldSales } from "./delete-old-sales.js";

export const RETENTION = "retention";

const DAY_MS = 86_400_000;
/** Days for which personal data is kept (REQ-SEC-18); the privacy page tells them. */
const KEPT_DAYS = {
  /** Address and notes of a completed order. */
  orderDetails: 2 * 365,
  contactMessages: 365,
  applications: 365,
  customerNotes: 2 * 365,
  /** What riders write and photograph at doors: as long as an order is argued about. */
  rideProblems: 90,
};
/** Years for which the law asks merchants to keep orders and payments. */
const SALES_KEPT_YEARS = 10;
/** Rows changed at once, to keep locks short. */
const BATCH = 500;

/** Daily job that deletes personal data that is no longer needed. */
export function createRetentionJob(panel: Panel): JobHandler {
  async function clearOldOrders(before: Date): Promise<void> {
    for (;;) {
      const old = await panel.db
        .select({ id: orders.id })
        .from(orders)
        .where(
          and(
            lt(orders.createdAt, before),
            sql`${orders.orderStatus} in ${sql.raw(literals(FINAL_ORDER_STATUSES))}`,
            or(isNotNull(orders.address), isNotNull(orders.note)),
          ),
        )
        .limit(BATCH);
      if (old.length === 0) return;
      const ids = old.map(({ id }) => id);
      await panel.db.transaction((tx) => clearOrderDetails(tx, inArray(orders.id, ids)));
    }
  }

  async function deleteOldApplications(before: Date): Promise<void> {
    await panel.db.transaction(async (tx) => {
      const gone = await tx
        .delete(applicants)
        .where(
          // A literal, not a parameter, as in the index.
          and(sql`${applicants.status} = 'rejected'`, lt(applicants.createdAt, before)),
        )
        .returning({ file: applicants.crFileId });
      const fileIds = gone.flatMap(({ file }) => (file === null ? [] : [file]));
      if (fileIds.length === 0) return;
      const attachments = await tx
        .delete(files)
        .where(inArray(files.id, fileIds))
        .returning({ path: files.path });
      const names = attachments.map(({ path }) => path);
      await discardUploads(panel, tx, names);
    });
  }

  return async () => {
    const now = panel.clock();
    const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
    await clearOldOrders(daysAgo(KEPT_DAYS.orderDetails));
    const salesKeptFrom = new Date(now);
    salesKeptFrom.setUTCFullYear(now.getUTCFullYear() - SALES_KEPT_YEARS);
    await deleteOldSales(panel.db, salesKeptFrom, BATCH);
    await panel.db.transaction((tx) =>
      clearRideProblems(panel, tx, lt(rideProblems.at, daysAgo(KEPT_DAYS.rideProblems))),
    );
    await deleteOldApplications(daysAgo(KEPT_DAYS.applications));
    await panel.db
      .delete(contactMessages)
      .where(lt(contactMessages.createdAt, daysAgo(KEPT_DAYS.contactMessages)));
    await panel.db.delete(customerNotes).where(lt(customerNotes.at, daysAgo(KEPT_DAYS.customerNotes)));
    await deleteUnusedPictures(panel);
    await deleteOldRecords(panel.db, now, BATCH);
    return new Date(now.getTime() + DAY_MS);
  };
}

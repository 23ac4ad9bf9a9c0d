import type { CallBody, CallData, CallQuery, createBill, PanelBill, panelBills } from "@talabee/contract";
import { readCode } from "@talabee/domain";
import { and, desc, eq, sql } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { readCodeSql } from "../../db/read-code-sql.js";
import { bills, users } from "../../db/schema.js";
import { ApiError, throwInvalidField } from "../../http/api-error.js";
import { exactTimestamp, PER_PAGE, readTimestampCursor, writeKeyCursor } from "../../http/cursor.js";
import { actingAs, type SessionUser } from "../../http/session-user.js";
import type { Panel } from "../../panel.js";
import { generateCode } from "../../security/random-code.js";
import { writeAuditEntry } from "../audit/audit-log.js";
import { createNotification } from "../notifications/create-notification.js";

type BillRow = typeof bills.$inferSelect;

/** Letters and digits of a number that was not chosen: as many as nobody guesses. */
const NUMBER_LENGTH = 10;

/** Bills, for those who issue them. */
export function createPanelBills(panel: Panel) {
  return {
    async list(query: CallQuery<typeof panelBills>): Promise<CallData<typeof panelBills>> {
      const perPage = query.per_page ?? PER_PAGE;
      const after = readTimestampCursor(query.cursor);
      const rows = await panel.db
        .select({ bill: bills, timestamp: exactTimestamp(bills.createdAt) })
        .from(bills)
        .where(
          and(
            query.state === undefined ? undefined : eq(bills.status, query.state),
            after === null
              ? undefined
              : sql`(${bills.createdAt}, ${bills.id}) < (${after.timestamp}::timestamptz, ${after.id}::text)`,
          ),
        )
        .orderBy(desc(bills.createdAt), desc(bills.id))
        .limit(perPage + 1);
      const page = rows.slice(0, perPage);
      const last = rows.length > perPage ? page.at(-1) : undefined;
      return {
        items: page.map(({ bill }) => serialize(bill)),
        next_cursor: last === undefined ? null : writeKeyCursor(last.timestamp, last.bill.id),
      };
    },

    /** Issues a bill, and tells its customer. Throws `not_found` for an unknown one, and `bill_number_taken`. */
    async create(user: SessionUser, form: CallBody<typeof createBill>): Promise<PanelBill> {
      const number = form.number || generateCode(NUMBER_LENGTH);
      // Of dashes and blanks alone nobody could type anything.
      if (readCode(number) === "") throwInvalidField("number");
      const userId = form.user_id ?? null;
      return panel.db.transaction(async (tx) => {
        if (userId !== null) {
          const [known] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId));
          if (known === undefined) throw new ApiError("not_found");
        }
        // A number that is read as the same one is the same.
        const [taken] = await tx
          .select({ id: bills.id })
          .from(bills)
          .where(eq(readCodeSql(bills.number), readCode(number)));
        if (taken !== undefined) throw new ApiError("bill_number_taken");
        const [row] = await tx
          .insert(bills)
          .values({
            id: randomUUID(),
            number,
            userId,
            title: form.title,
            amount: form.amount,
            dueOn: form.due_on ?? null,
            createdAt: panel.clock(),
          })
          .onConflictDoNothing({ target: bills.number })
          .returning();
        if (row === undefined) throw new ApiError("bill_number_taken");
        if (userId !== null) {
          await createNotification(panel, tx, userId, {
            title: { en: "A bill for you", ar: "فاتورة لك" },
            body: row.title,
            link: "/pay-bill",
            data: { kind: "bill", bill_id: row.id },
          });
        }
        const entry = { action: "bill.create", subjectId: row.id, after: logged(row), at: row.createdAt };
        await writeAuditEntry(tx, { ...actingAs(user), ...entry });
        return serialize(row);
      });
    },

    /** Cancels a bill; one that is stays as it is. Throws `already_paid`. */
    async cancel(user: SessionUser, id: string): Promise<PanelBill> {
      return panel.db.transaction(async (tx) => {
        // Paying locks the row too: one of the two comes first.
        const [row] = await tx.select().from(bills).where(eq(bills.id, id)).for("update");
        if (row === undefined) throw new ApiError("not_found");
        if (row.status === "paid") throw new ApiError("already_paid");
        if (row.status === "canceled") return serialize(row);
        await tx.update(bills).set({ status: "canceled" }).where(eq(bills.id, id));
        const entry = {
          action: "bill.cancel",
          subjectId: id,
          before: logged(row),
          after: { state: "canceled" },
        };
        await writeAuditEntry(tx, { ...actingAs(user), ...entry, at: panel.clock() });
        return serialize({ ...row, status: "canceled" });
      });
    },
  };
}

const logged = ({ number, amount, userId, status, dueOn }: BillRow) => ({
  number,
  amount,
  user_id: userId,
  state: status,
  due_on: dueOn,
});

const serialize = (row: BillRow): PanelBill => ({
  id: row.id,
  number: row.number,
  title: row.title,
  amount: row.amount,
  state: row.status,
  user_id: row.userId,
  due_on: row.dueOn,
  paid_at: row.paidAt?.toISOString() ?? null,
  at: row.createdAt.toISOString(),
});

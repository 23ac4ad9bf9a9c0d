import type {
  CallBody,
  CallData,
  CallQuery,
  createVoucher,
  PanelVoucher,
  panelVouchers,
} from "@talabee/contract";
import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { readCodeSql } from "../../db/read-code-sql.js";
import { users, vouchers } from "../../db/schema.js";
import { ApiError, throwInvalidField } from "../../http/api-error.js";
import { exactTimestamp, PER_PAGE, readTimestampCursor, writeKeyCursor } from "../../http/cursor.js";
import { actingAs, type SessionUser } from "../../http/session-user.js";
import type { Panel } from "../../panel.js";
import { generateCode } from "../../security/random-code.js";
import { hintOf, writeAuditEntry } from "../audit/audit-log.js";

type VoucherRow = typeof vouchers.$inferSelect;

/** Letters and digits of a code that was not chosen: as many as nobody guesses. */
const CODE_LENGTH = 12;

/** Vouchers, for those who issue them. */
export function createPanelVouchers(panel: Panel) {
  /** What the log, which more people read, says of a voucher: not the code, which is money. */
  const logged = ({ amount, kind, userId, expiresAt, creditDays, code }: VoucherRow) => ({
    code: hintOf(code),
    amount,
    kind,
    userId,
    expiresAt,
    creditDays,
  });

  return {
    async list(query: CallQuery<typeof panelVouchers>): Promise<CallData<typeof panelVouchers>> {
      const perPage = query.per_page ?? PER_PAGE;
      const after = readTimestampCursor(query.cursor);
      const isRedeemed = isNotNull(vouchers.redeemedAt);
      const rows = await panel.db
        .select({ voucher: vouchers, timestamp: exactTimestamp(vouchers.createdAt) })
        .from(vouchers)
        .where(
          and(
            query.state === undefined
              ? undefined
              : query.state === "redeemed"
                ? isRedeemed
                : isNull(vouchers.redeemedAt),
            after === null
              ? undefined
              : sql`(${vouchers.createdAt}, ${vouchers.id}) < (${after.timestamp}::timestamptz, ${after.id}::text)`,
          ),
        )
        .orderBy(desc(vouchers.createdAt), desc(vouchers.id))
        .limit(perPage + 1);
      const page = rows.slice(0, perPage);
      const last = rows.length > perPage ? page.at(-1) : undefined;
      return {
        items: page.map(({ voucher }) => serialize(voucher)),
        next_cursor: last === undefined ? null : writeKeyCursor(last.timestamp, last.voucher.id),
      };
    },

    async create(user: SessionUser, form: CallBody<typeof createVoucher>): Promise<PanelVoucher> {
      const at = panel.clock();
      const expiresAt = form.expires_at ? new Date(form.expires_at) : null;
      if (expiresAt !== null && expiresAt <= at) throwInvalidField("expires_at");
      const voucher: VoucherRow = {
        id: randomUUID(),
        code: form.code ?? generateCode(CODE_LENGTH),
        amount: form.amount,
        kind: form.kind,
        userId: form.user_id ?? null,
        expiresAt,
        creditDays: form.credit_days ?? null,
        redeemedBy: null,
        redeemedAt: null,
        createdAt: at,
      };
      return panel.db.transaction(async (tx) => {
        if (voucher.userId !== null) {
          const [known] = await tx.select({ id: users.id }).from(users).where(eq(users.id, voucher.userId));
          if (known === undefined) throw new ApiError("not_found");
        }
        // A code that is read as the same one is the same.
        const [taken] = await tx
          .select({ id: vouchers.id })
          .from(vouchers)
          .where(eq(readCodeSql(vouchers.code), voucher.code));
        if (taken !== undefined) throw new ApiError("voucher_code_taken");
        const [row] = await tx
          .insert(vouchers)
          .values(voucher)
          .onConflictDoNothing({ target: vouchers.code })
          .returning();
        if (row === undefined) throw new ApiError("voucher_code_taken");
        const entry = { action: "voucher.create", subjectId: row.id, after: logged(row), at };
        await writeAuditEntry(tx, { ...actingAs(user), ...entry });
        return serialize(row);
      });
    },

    /** Takes back a voucher. Throws `voucher_used` for one that is in somebody's wallet. */
    async remove(user: SessionUser, id: string): Promise<void> {
      await panel.db.transaction(async (tx) => {
        // Redeeming locks the row too: one of the two comes first.
        const [row] = await tx.select().from(vouchers).where(eq(vouchers.id, id)).for("update");
        if (row === undefined) throw new ApiError("not_found");
        if (row.redeemedAt !== null) throw new ApiError("voucher_used");
        await tx.delete(vouchers).where(eq(vouchers.id, id));
        const entry = { action: "voucher.delete", subjectId: id, before: logged(row), after: {} };
        await writeAuditEntry(tx, { ...actingAs(user), ...entry, at: panel.clock() });
      });
    },
  };
}

const serialize = (row: VoucherRow): PanelVoucher => ({
  id: row.id,
  code: row.code,
  amount: row.amount,
  kind: row.kind,
  user_id: row.userId,
  expires_at: row.expiresAt?.toISOString() ?? null,
  credit_days: row.creditDays,
  redeemed_by: row.redeemedBy,
  redeemed_at: row.redeemedAt?.toISOString() ?? null,
  at: row.createdAt.toISOString(),
});

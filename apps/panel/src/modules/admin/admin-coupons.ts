import type {
  CallBody,
  CallData,
  CallQuery,
  createPanelCoupon,
  Language,
  panelCoupons,
  updatePanelCoupon,
} from "@talabee/contract";
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { readCodeSql } from "../../db/read-code-sql.js";
import { coupons, stores } from "../../db/schema.js";
import { ApiError, throwInvalidField } from "../../http/api-error.js";
import { PER_PAGE } from "../../http/cursor.js";
import type { SessionUser } from "../../http/session-user.js";
import type { Panel } from "../../panel.js";
import { changesBetween, writeAuditEntry } from "../audit/audit-log.js";
import { serializeCoupon } from "../coupons/coupon-dto.js";
import { listCoupons } from "../coupons/coupon-queries.js";
import type { CouponRecord, CouponRow } from "../coupons/coupon-record.js";
import { type MarketTime, marketTime } from "../../market-time.js";

type PanelCoupon = CallData<typeof createPanelCoupon>;
/** Changes of a coupon; an update names only the changed fields. */
type Change = CallBody<typeof updatePanelCoupon>;

/** Coupons for admins (REQ-API-37, REQ-MONEY-16). */
export function createAdminCouponService(panel: Panel) {
  async function readSerialized(tx: Queries, row: CouponRow, language: Language): Promise<PanelCoupon> {
    const [store] =
      row.storeId === null ? [] : await tx.select().from(stores).where(eq(stores.id, row.storeId));
    return serializeAdminCoupon(
      { row, store: store ?? null, used: 0, missed: false },
      language,
      marketTime(panel),
    );
  }

  return {
    /** All coupons, newest first; of one store if named. */
    async list(
      query: CallQuery<typeof panelCoupons>,
      language: Language,
    ): Promise<CallData<typeof panelCoupons>> {
      const condition = query.vendor_id === undefined ? undefined : eq(coupons.storeId, query.vendor_id);
      const { rows, next_cursor } = await listCoupons(panel.db, null, condition, {
        cursor: query.cursor,
        perPage: query.per_page ?? PER_PAGE,
      });
      return {
        items: rows.map((row) => serializeAdminCoupon(row, language, marketTime(panel))),
        next_cursor,
      };
    },

    async create(
      user: SessionUser,
      form: CallBody<typeof createPanelCoupon>,
      language: Language,
    ): Promise<PanelCoupon> {
      const at = panel.clock();
      return panel.db.transaction(async (tx) => {
        await checkStore(tx, form.vendor_id);
        await rejectTakenCode(tx, form.code);
        const [row] = await tx
          .insert(coupons)
          .values({
            ...columnsOf(form),
            id: randomUUID(),
            code: form.code,
            title: form.title,
            kind: form.kind,
            value: form.value,
            orderTypes: form.order_types,
            createdAt: at,
          })
          .onConflictDoNothing({ target: coupons.code })
          .returning();
        if (row === undefined) throw new ApiError("coupon_code_taken");
        const { id, storeId } = row;
        await writeAuditEntry(tx, {
          actorId: user.id,
          action: "coupon.create",
          subjectId: id,
          storeId,
          after: row,
          at,
        });
        return readSerialized(tx, row, language);
      });
    },

    async update(user: SessionUser, id: string, form: Change, language: Language): Promise<PanelCoupon> {
      const at = panel.clock();
      return panel.db.transaction(async (tx) => {
        const [before] = await tx.select().from(coupons).where(eq(coupons.id, id)).for("update");
        if (before === undefined) throw new ApiError("not_found");
        await checkStore(tx, form.vendor_id);
        const columns = columnsOf(form);
        const next = { ...before, ...columns } as CouponRow;
        checkValue(next);
        // A limit cannot be lower than the number of uses so far.
        if (next.usesLimit !== null && next.usesLimit < before.usesCount) {
          throw new ApiError("validation_failed", { errors: { uses_limit: ["quantity_invalid"] } });
        }
        if (columns.code !== undefined) await rejectTakenCode(tx, columns.code, id);
        if (Object.keys(columns).length === 0) return readSerialized(tx, before, language);
        const [after] = await tx.update(coupons).set(columns).where(eq(coupons.id, id)).returning();
        await writeAuditEntry(tx, {
          actorId: user.id,
          action: "coupon.update",
          subjectId: id,
          storeId: after!.storeId,
          ...changesBetween(before, after!),
          at,
        });
        return readSerialized(tx, after!, language);
      });
    },
  };
}

/** Throws `coupon_code_taken` if another coupon is found by a code. */
async function rejectTakenCode(tx: Queries, code: string, except?: string): Promise<void> {
  const others = await tx
    .select({ id: coupons.id })
    .from(coupons)
    .where(eq(readCodeSql(coupons.code), code));
  if (others.some(({ id }) => id !== except)) throw new ApiError("coupon_code_taken");
}

/** The columns that the form names. */
function columnsOf(form: Change): Partial<typeof coupons.$inferInsert> {
  const endsAt = form.ends_at;
  const columns = {
    code: form.code,
    title: form.title,
    kind: form.kind,
    value: form.value,
    minSpending: form.min_spending,
    maxSavings: form.max_savings,
    validUntil: form.valid_until,
    endsAt: endsAt === undefined || endsAt === null ? endsAt : new Date(endsAt),
    storeId: form.vendor_id,
    orderTypes: form.order_types,
    excludesSaleItems: form.excludes_sale_items,
    firstOrderOnly: form.first_order_only,
    usesLimit: form.uses_limit,
    usesPerCustomer: form.uses_per_customer,
    active: form.active,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

async function checkStore(tx: Queries, storeId: string | null | undefined): Promise<void> {
  if (storeId === null || storeId === undefined) return;
  const [store] = await tx.select({ id: stores.id }).from(stores).where(eq(stores.id, storeId));
  if (store === undefined) throwInvalidField("vendor_id");
}

/** Checks a new kind against the existing value, and the other way round. */
function checkValue({ kind, value }: Pick<CouponRow, "kind" | "value">): void {
  const fits = kind === "free_delivery" ? value === 0 : value > 0 && (kind === "fixed" || value <= 10_000);
  if (!fits) throwInvalidField("value");
}

function serializeAdminCoupon(coupon: CouponRecord, language: Language, time: MarketTime): PanelCoupon {
  const { row } = coupon;
  return {
    ...serializeCoupon(coupon, null, language, time),
    active: row.active,
    excludes_sale_items: row.excludesSaleItems,
    first_order_only: row.firstOrderOnly,
    uses_limit: row.usesLimit,
    uses_per_customer: row.usesPerCustomer,
    uses_count: row.usesCount,
  };
}

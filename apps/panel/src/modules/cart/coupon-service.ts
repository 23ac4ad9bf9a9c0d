import type {
  applyCoupon,
  CallBody,
  CallData,
  CallQuery,
  Cart,
  coupons as couponsCall,
  Language,
} from "@talabee/contract";
import { formatMoney } from "@talabee/domain";
import { and, eq, isNotNull, isNull, or, type SQL } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { carts, coupons } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import { PER_PAGE } from "../../http/cursor.js";
import type { Panel } from "../../panel.js";
import { serializeCoupon } from "../coupons/coupon-dto.js";
import { endsAfter, findCoupon, isOfferedTo, isShownTo, listCoupons } from "../coupons/coupon-queries.js";
import { type CouponCart, refusalOf } from "../coupons/coupon-rules.js";
import { changeCart } from "./change-cart.js";
import type { LoadedCart } from "./loaded-cart.js";
import { readCart } from "./read-cart.js";
import { marketTime } from "../../market-time.js";

type List = CallData<typeof couponsCall>;
type Query = CallQuery<typeof couponsCall>;

/** Days for which an expired coupon stays in a customer's list. */
const SHOWN_AFTER_END_DAYS = 30;
const DAY_MS = 86_400_000;

/** Coupons of customers (REQ-MONEY-29, REQ-MONEY-16). */
export function createCouponService(panel: Panel) {
  async function page(
    userId: string | null,
    condition: SQL,
    query: Query,
    language: Language,
  ): Promise<List> {
    const now = panel.clock();
    const cart = userId === null ? null : await cartOf(panel.db, userId, now);
    const { rows, next_cursor } = await listCoupons(panel.db, userId, condition, {
      cursor: query.cursor,
      perPage: query.per_page ?? PER_PAGE,
    });
    return {
      items: rows.map((row) => serializeCoupon(row, cart, language, marketTime(panel, now))),
      next_cursor,
    };
  }

  return {
    /** The customer's own coupons and the public ones, evaluated against their cart. */
    async list(userId: string, query: Query, language: Language): Promise<List> {
      const recently = new Date(panel.clock().getTime() - SHOWN_AFTER_END_DAYS * DAY_MS);
      const ofStore =
        query.vendor_id === undefined
          ? undefined
          : or(isNull(coupons.storeId), eq(coupons.storeId, query.vendor_id));
      return page(
        userId,
        and(isShownTo(userId), endsAfter(recently, panel.config.market.time_zone), ofStore)!,
        query,
        language,
      );
    },

    /** Public coupons of stores that can still be used. */
    async listForStores(userId: string | null, query: Query, language: Language): Promise<List> {
      const ofStore =
        query.vendor_id === undefined ? isNotNull(coupons.storeId) : eq(coupons.storeId, query.vendor_id);
      return page(
        userId,
        and(
          isNull(coupons.userId),
          isOfferedTo(userId),
          endsAfter(panel.clock(), panel.config.market.time_zone),
          ofStore,
        )!,
        query,
        language,
      );
    },

    async apply(userId: string, form: CallBody<typeof applyCoupon>, language: Language): Promise<Cart> {
      await panel.limits.use("coupons", userId);
      return changeCart(panel, userId, language, async (tx, cart) => {
        const evaluated = couponCart(cart);
        if (evaluated === null) throw new ApiError("cart_empty");
        const coupon = await findCoupon(tx, { code: form.code }, userId);
        if (coupon === null) throw new ApiError("coupon_not_found");
        const refusal = refusalOf(coupon, evaluated, panel.clock());
        if (refusal !== null) {
          const { code, missing } = refusal;
          throw new ApiError(code, {
            values: {
              amount: (messageLanguage) => formatMoney(missing, messageLanguage, cart.brand.currency),
            },
            ...(missing > 0 ? { data: { missing } } : {}),
          });
        }
        await tx.update(carts).set({ couponId: coupon.row.id }).where(eq(carts.id, cart.row.id));
      });
    },

    async remove(userId: string, language: Language): Promise<Cart> {
      return changeCart(panel, userId, language, async (tx, cart) => {
        await tx.update(carts).set({ couponId: null }).where(eq(carts.id, cart.row.id));
      });
    },
  };
}

async function cartOf(queries: Queries, userId: string, now: Date): Promise<CouponCart | null> {
  return couponCart((await readCart(queries, userId, now)).cart);
}

/** The cart that coupons are evaluated against; null if it is empty. */
function couponCart({ store, lines, brand }: LoadedCart): CouponCart | null {
  if (store === null || lines.length === 0) return null;
  return {
    subtotal: lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0),
    vendor_id: store.id,
    order_types: store.orderTypes,
    time_zone: brand.timeZone,
  };
}

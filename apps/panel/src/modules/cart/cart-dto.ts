import type { Cart, CartLine, Language } from "@talabee/contract";
import { timesNow } from "@talabee/domain";
import { defaultOrderType } from "../catalogue/fulfilment-rules.js";
import { limitOf, stockForSale } from "../catalogue/product-dto.js";
import { storeSummary } from "../catalogue/store-dto.js";
import { openingState } from "../catalogue/store-opening.js";
import type { CouponRecord } from "../coupons/coupon-record.js";
import type { LoadedCart, LoadedLine } from "./loaded-cart.js";
import { priceCart } from "./price-cart.js";

/** The wire shape of a cart line; prices in minor units. */
export function serializeCartLine(line: LoadedLine, language: Language): CartLine {
  return {
    id: line.row.id,
    product_id: line.product.id,
    name: line.product.name[language],
    image: line.product.image,
    unit_price: line.unitPrice,
    addons: line.addons.map(({ id, name, price, quantity }) => ({
      id,
      name: name[language],
      price,
      quantity,
    })),
    note: line.row.note,
    quantity: line.row.quantity,
    line_total: line.lineTotal,
    in_stock: line.product.active && stockForSale(line.product) > 0,
    max_quantity: limitOf(line.product),
  };
}

/** `parked` are the customer's other carts, `offers` the coupons that could be applied to this one. */
export function serializeCart(
  cart: LoadedCart,
  language: Language,
  now: Date,
  { parked, offers }: { parked: Cart["parked"]; offers: readonly CouponRecord[] },
): Cart {
  const { store, rules, lines, row, coupon } = cart;
  const priced =
    lines.length === 0
      ? null
      : priceCart(cart, { now, language, orderType: store ? defaultOrderType(store) : "delivery", offers });
  return {
    id: row.id,
    version: row.version,
    vendor:
      store === null || rules === null
        ? null
        : {
            ...storeSummary(store, language),
            ...openingState(store, rules, now),
            min_order: store.minOrder,
            delivery_time: timesNow(store).delivery_time,
            order_types: store.orderTypes,
          },
    items: lines.map((line) => serializeCartLine(line, language)),
    coupon:
      coupon === null || priced === null
        ? null
        : {
            code: coupon.row.code,
            title: coupon.row.title[language],
            kind: coupon.row.kind,
            discount: priced.amounts.discount,
          },
    parked,
    quote: priced?.dto ?? null,
  };
}

import type { Language } from "../locale/index.js";
import type { CartData, CartQuoteData, CartSuggestionData } from "../widgets/cart-content/index.js";
import type { CartLineData } from "../widgets/cart-line/index.js";
import { priceNow } from "../widgets/product-card/index.js";
import { storyProduct } from "./products.js";
import { storyStore } from "./stores.js";

/** A cart line by its product id. */
export function storyLine(
  language: Language,
  productId: string,
  quantity: number,
  change: Partial<CartLineData> = {},
): CartLineData {
  const product = storyProduct(language, productId);
  return {
    id: `line-${productId}`,
    product_id: productId,
    name: product.name,
    image: product.image,
    addons: [],
    note: null,
    quantity,
    line_total: priceNow(product) * quantity,
    in_stock: true,
    max_quantity: 10,
    ...change,
  };
}

/** Quote of a cart: subtotal, a delivery fee of QAR 8, and 20% off with `coupon`. */
export function storyQuote(
  language: Language,
  items: readonly CartLineData[],
  { coupon = false, minimum = 4000, change = {} as Partial<CartQuoteData> } = {},
): CartQuoteData {
  const ar = language === "ar";
  const subtotal = items.reduce((sum, line) => sum + (line.in_stock ? line.line_total : 0), 0);
  const discount = coupon ? Math.round(subtotal / 5) : 0;
  const fee = 800;
  const total = subtotal - discount + fee;
  return {
    lines: [
      { kind: "subtotal", label: ar ? "المجموع الفرعي" : "Subtotal", amount: subtotal, reason: null },
      ...(coupon
        ? [
            {
              kind: "discount",
              label: ar ? "قسيمة AHLAN20" : "Coupon AHLAN20",
              amount: -discount,
              reason: null,
            },
          ]
        : []),
      { kind: "delivery_fee", label: ar ? "رسوم التوصيل" : "Delivery fee", amount: fee, reason: null },
    ],
    order_total: total,
    amount_due: total,
    min_order_missing: Math.max(0, minimum - subtotal),
    free_delivery_missing: Math.max(0, 15000 - subtotal),
    problems: [],
    ...change,
  };
}

/** A cart at Bayt Al Machboos: a machboos with add-ons, and two luqaimat at their stock limit. */
export function storyCart(language: Language, change: Partial<CartData> = {}): CartData {
  const ar = language === "ar";
  const items = change.items ?? [
    storyLine(language, "chicken-machboos", 1, {
      addons: [
        { id: "medium", name: ar ? "متوسط" : "Medium", quantity: 1 },
        { id: "daqoos", name: ar ? "دقوس إضافي" : "Extra daqoos", quantity: 2 },
      ],
      note: ar ? "بدون زبيب من فضلك" : "No raisins, please",
    }),
    storyLine(language, "luqaimat", 2, { max_quantity: 2 }),
  ];
  return {
    vendor: storyStore(language, 0),
    items,
    quote: items.length > 0 ? storyQuote(language, items, { coupon: true }) : null,
    ...change,
  };
}

/** A cart below the minimum order. */
export function storySmallCart(language: Language): CartData {
  const items = [storyLine(language, "lemonade", 2)];
  return storyCart(language, { items, quote: storyQuote(language, items) });
}

/** Products that bring `storySmallCart` to the minimum order. */
export function storySuggestions(language: Language, onAdd: (id: string) => void): CartSuggestionData[] {
  return ["beetroot", "coffee"].map((productId) => {
    const { id, name, image, price } = storyProduct(language, productId);
    return { id, name, image, price, onAdd: () => onAdd(id) };
  });
}

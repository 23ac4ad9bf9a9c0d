import { describe, expect, it } from "vitest";
import { MARKETS } from "../market.js";
import { gatewayStep, QAR } from "./currency.js";
import { quote, type QuoteInput } from "./quote.js";
import { caseOne, coupon, input, line } from "./testing/quote-input.js";

// The golden rows of the money rules: subtotal, discount, delivery, total, wallet, due.
const golden: [name: string, input: QuoteInput, expected: number[]][] = [
  ["1 two lines with an add-on", input({ lines: caseOne }), [6975, 0, 1000, 7975, 0, 7975]],
  [
    "2 20 % up to 1000 from 5000",
    input({ lines: caseOne, coupon: coupon({ value: 2000, max_savings: 1000, min_spending: 5000 }) }),
    [6975, 1000, 1000, 6975, 0, 6975],
  ],
  [
    "3 20 % without a cap",
    input({ lines: caseOne, coupon: coupon({ value: 2000 }) }),
    [6975, 1395, 1000, 6580, 0, 6580],
  ],
  [
    "4 12.5 % rounds half up",
    input({ lines: [line(1999)], delivery_fee: 500, coupon: coupon({ value: 1250 }) }),
    [1999, 250, 500, 2249, 0, 2249],
  ],
  [
    "5 one dirham below the minimum spending",
    input({ lines: [line(4999)], coupon: coupon({ min_spending: 5000 }) }),
    [4999, 0, 1000, 5999, 0, 5999],
  ],
  [
    "6 a fixed coupon never eats the fee",
    input({ lines: [line(1500)], coupon: coupon({ kind: "fixed", value: 2500 }) }),
    [1500, 1500, 1000, 1000, 0, 1000],
  ],
  [
    "7 free delivery up to 700",
    input({ lines: caseOne, coupon: coupon({ kind: "free_delivery", value: 0, max_savings: 700 }) }),
    [6975, 700, 1000, 7275, 0, 7275],
  ],
  [
    "8 pick up, 10 %",
    input({ lines: caseOne, order_type: "pickup", coupon: coupon({}) }),
    [6975, 698, 0, 6277, 0, 6277],
  ],
  [
    "9 wallet and cash",
    input({ lines: caseOne, use_wallet: true, wallet_balance: 3000, pays_cash: true }),
    [6975, 0, 1000, 7975, 3000, 4975],
  ],
  [
    "10 the wallet pays all",
    input({
      lines: [line(1500)],
      delivery_fee: 500,
      coupon: coupon({}),
      use_wallet: true,
      wallet_balance: 9000,
    }),
    [1500, 150, 500, 1850, 1850, 0],
  ],
  [
    "11 free delivery from 6000",
    input({ lines: caseOne, free_delivery_over: 6000 }),
    [6975, 0, 0, 6975, 0, 6975],
  ],
  [
    "12 50 % not on sale items",
    input({
      lines: [{ ...line(3000), on_sale: true }, line(3000)],
      delivery_fee: 0,
      coupon: coupon({ value: 5000, min_spending: 5000, excludes_sale_items: true }),
    }),
    [6000, 1500, 0, 4500, 0, 4500],
  ],
];

describe("golden rows", () => {
  it.each(golden)("%s", (_name, given, expected) => {
    const q = quote(given);
    expect([q.subtotal, q.discount, q.delivery_fee, q.order_total, q.wallet_applied, q.amount_due]).toEqual(
      expected,
    );
  });

  it("row 5 says what is missing", () => {
    expect(quote(golden[4]![1]).problems).toEqual([{ code: "coupon_min_spending", missing: 1 }]);
  });

  it("row 12 takes nothing from the sale item", () => {
    expect(quote(golden[11]![1]).line_discounts).toEqual([0, 1500]);
  });
});

describe("reasons and problems", () => {
  it("pays nothing from a wallet that is not passed", () => {
    const given = input({ lines: [line(1500)] });
    const { wallet_balance: _, ...rest } = { ...given, use_wallet: true };
    const q = quote(rest);
    expect(q.wallet_applied).toBe(0);
    expect(q.amount_due).toBe(quote({ ...given, use_wallet: false }).amount_due);
  });

  it("gives each line its reason", () => {
    const q = quote(
      input({
        lines: caseOne,
        coupon: coupon({ value: 2000, max_savings: 1000 }),
        service_fee: 100,
        tax_bps: 500,
        use_wallet: true,
        wallet_balance: 1,
        pays_cash: true,
        cash_rounding: 25,
      }),
    );
    expect(q.lines).toEqual([
      { kind: "subtotal", amount: 6975, reason: "items" },
      { kind: "discount", amount: -1000, reason: "coupon_max_savings" },
      { kind: "delivery_fee", amount: 1000, reason: "store_fee" },
      { kind: "service_fee", amount: 100, reason: "service_fee" },
      { kind: "tax", amount: 354, reason: "tax" },
      { kind: "wallet", amount: -1, reason: "wallet_balance" },
      { kind: "rounding", amount: -3, reason: "cash_rounding" },
    ]);
    expect(q.amount_due).toBe(7425);
  });

  it.each([
    [coupon({ value: 1000 }), "coupon_percent", 698],
    [coupon({ kind: "fixed", value: 500 }), "coupon_fixed", 500],
    [coupon({ kind: "free_delivery", value: 0 }), "coupon_free_delivery", 0],
  ])(
    "names the coupon where no bound cut it, and takes from the lines what fell on them",
    (used, reason, onLines) => {
      const { lines, line_discounts } = quote(input({ lines: caseOne, coupon: used }));
      expect(lines.find(({ kind }) => kind === "discount")?.reason).toBe(reason);
      expect(line_discounts.reduce((a, b) => a + b, 0)).toBe(onLines);
    },
  );

  it.each([
    ["pickup" as const, null, undefined],
    ["dine_in" as const, 1, undefined],
    ["delivery" as const, 6975, "free_delivery_over"],
    ["delivery" as const, 6976, "store_fee"],
  ])(
    "explains the delivery fee of %s over %s; what is not delivered has none",
    (order_type, free_delivery_over, reason) => {
      const q = quote(input({ lines: caseOne, order_type, free_delivery_over }));
      expect(q.lines.find(({ kind }) => kind === "delivery_fee")?.reason).toBe(reason);
    },
  );

  it("measures minimum order and free delivery on the subtotal before the discount", () => {
    const given = {
      lines: caseOne,
      min_order: 6975,
      free_delivery_over: 6975,
      coupon: coupon({ value: 9000 }),
    };
    expect(quote(input(given))).toMatchObject({ problems: [], delivery_fee: 0, free_delivery_missing: 0 });
    expect(quote(input({ ...given, min_order: 7000, free_delivery_over: 7005 }))).toMatchObject({
      min_order_missing: 25,
      free_delivery_missing: 30,
      problems: [{ code: "min_order", missing: 25 }],
    });
  });

  it("requires a minimum order for delivery only, unless the store is configured otherwise", () => {
    const given = { lines: caseOne, min_order: 7000, order_type: "pickup" as const };
    expect(quote(input(given))).toMatchObject({ min_order_missing: 0, problems: [] });
    expect(quote(input({ ...given, min_order_types: ["pickup"] })).min_order_missing).toBe(25);
  });

  it("has no free delivery to reach where delivery costs nothing", () => {
    expect(quote(input({ lines: caseOne, delivery_fee: 0, free_delivery_over: 9999 }))).toMatchObject({
      free_delivery_missing: null,
    });
    expect(quote(input({ lines: caseOne })).free_delivery_missing).toBeNull();
  });

  it("quotes an empty cart and says so", () => {
    expect(quote(input({})).problems).toEqual([{ code: "cart_empty", missing: 0 }]);
    expect(quote(input({ lines: [line(100, 0)] })).problems).toEqual([{ code: "cart_empty", missing: 0 }]);
  });

  it("uses the wallet only on request, and rounds only cash", () => {
    const given = { lines: [line(1013)], delivery_fee: 0, wallet_balance: 500, cash_rounding: 25 };
    expect(quote(input(given))).toMatchObject({ wallet_applied: 0, amount_due: 1013, rounding: 0 });
    expect(quote(input({ ...given, pays_cash: true }))).toMatchObject({ amount_due: 1025, rounding: 12 });
  });

  it("rounds the cash amount to the nearest step, as a separate line that adds up", () => {
    const given = { delivery_fee: 0, pays_cash: true, cash_rounding: 25 };
    const dueOf = (price: number) => {
      const q = quote(input({ ...given, lines: [line(price)] }));
      return [
        q.amount_due,
        q.rounding,
        q.lines.find(({ kind }) => kind === "rounding")?.amount,
        q.order_total,
      ];
    };
    expect(dueOf(1012)).toEqual([1000, -12, -12, 1012]);
    expect(dueOf(1013)).toEqual([1025, 12, 12, 1013]);
    expect(dueOf(1025)).toEqual([1025, 0, undefined, 1025]);
    expect(dueOf(12)).toEqual([0, -12, -12, 12]);
    const { cash_rounding: _off, ...unset } = input({ ...given, lines: [line(1013)] });
    expect(quote(unset).amount_due).toBe(1013);
  });

  it("rounds what a card pays to the step of its gateway, with a reason of its own", () => {
    const given = { delivery_fee: 0, gateway_rounding: gatewayStep(MARKETS.kw.currency), cash_rounding: 5 };
    const q = quote(input({ ...given, lines: [line(1255)] }));
    expect(q).toMatchObject({ order_total: 1255, amount_due: 1260, rounding: 5 });
    expect(q.lines.at(-1)).toEqual({ kind: "rounding", amount: 5, reason: "gateway_rounding" });
    expect(quote(input({ ...given, lines: [line(1254)] })).amount_due).toBe(1250);
    expect(quote(input({ ...given, lines: [line(1254)], pays_cash: true })).amount_due).toBe(1255);
    const wallet = { use_wallet: true, wallet_balance: 13 };
    expect(quote(input({ ...given, ...wallet, lines: [line(1260)] }))).toMatchObject({
      wallet_applied: 13,
      amount_due: 1250,
    });
    expect(quote(input({ ...given, gateway_rounding: gatewayStep(QAR), lines: [line(1255)] })).rounding).toBe(
      0,
    );
  });

  it.each([101, -1, 2.5, NaN])("refuses to round cash to %s", (cash_rounding) => {
    expect(() => quote(input({ lines: [line(100)], cash_rounding }))).toThrow(RangeError);
  });

  it("rounds cash to whole riyals at most", () => {
    const given = input({ lines: [line(150)], delivery_fee: 0, pays_cash: true, cash_rounding: 100 });
    expect(quote(given).amount_due).toBe(200);
  });

  it("reports an order above the largest amount instead of failing", () => {
    const codes = (over: Partial<QuoteInput>) => quote(input(over)).problems.map(({ code }) => code);
    const most = { lines: [line(99_999_999)], delivery_fee: 0 };
    expect(codes(most)).toEqual([]);
    expect(codes({ ...most, delivery_fee: 1 })).toEqual(["amount_too_large"]);
    expect(codes({ ...most, lines: [line(50_000_000, 2)] })).toEqual(["amount_too_large"]);
    expect(codes({ ...most, lines: [line(99_999_999, 99_999)] })).toEqual(["amount_too_large"]);
    expect(codes({ ...most, lines: Array.from({ length: 1000 }, () => line(99_999_999, 999)) })).toEqual([
      "amount_too_large",
    ]);
    expect(
      codes({ ...most, lines: [line(60_000_000), line(60_000_000)], coupon: coupon({ value: 9000 }) }),
    ).toEqual(["amount_too_large"]);
    expect(quote(input({ ...most, lines: [line(99_999_999, 2)] })).problems).toEqual([
      { code: "amount_too_large", missing: 0 },
    ]);
  });

  it.each([1.5, -1, NaN, Infinity, 2 ** 53])("refuses %s as a price", (price) => {
    expect(() => quote(input({ lines: [line(price)] }))).toThrow(RangeError);
  });
});

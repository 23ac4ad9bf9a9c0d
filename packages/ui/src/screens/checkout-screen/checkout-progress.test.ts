import { describe, expect, it } from "vitest";
import type { AddressData } from "../../widgets/address-card/index.js";
import type { CartQuoteData } from "../../widgets/cart-content/index.js";
import { checkoutProgress, missingChoice, type CheckoutInput } from "./checkout-progress.js";

const home: AddressData = {
  id: "home",
  label: "home",
  zone_number: "61",
  line_one: "840",
  building_number: "14",
  line_two: null,
  landmark: null,
  note: "Leave at the door",
  phone: "+97455123400",
  city: "Doha",
  is_default: true,
};
const quoteOf = (codes: readonly string[] = [], amount_due = 6800): CheckoutInput["quote"] => ({
  status: "ready",
  data: {
    lines: [],
    order_total: 6800,
    amount_due,
    min_order_missing: 0,
    free_delivery_missing: 0,
    problems: codes.map((code) => ({ code, message: code })),
  } as CartQuoteData,
});
const input = (change: Partial<CheckoutInput> = {}): CheckoutInput => ({
  orderType: { value: "delivery" },
  addresses: { status: "ready", items: [home], selectedId: "home" },
  payment: {
    status: "ready",
    methods: [
      { code: "cod", enabled: true, reason: null },
      { code: "card", enabled: false, reason: "Not available yet" },
    ],
    selected: "cod",
  },
  quote: quoteOf(),
  ...change,
});
const progress = (change: Partial<CheckoutInput> = {}) => checkoutProgress(input(change));
const missing = (change: Partial<CheckoutInput> = {}) => missingChoice(progress(change));
const noAddress = { status: "ready", items: [home], selectedId: null } as const;
const { payment } = input();

describe("checkoutProgress", () => {
  it("is complete with an address and an enabled payment method", () => {
    expect(progress()).toMatchObject({
      address: home,
      destinationSet: true,
      paymentSet: true,
      loading: false,
      orderDisabled: false,
    });
  });

  it("needs a loaded and selected address for delivery only", () => {
    expect(progress({ addresses: noAddress }).destinationSet).toBe(false);
    expect(progress({ addresses: { ...noAddress, selectedId: "deleted" } }).destinationSet).toBe(false);
    expect(progress({ addresses: { ...input().addresses, status: "loading" } }).destinationSet).toBe(false);
    expect(progress({ addresses: noAddress, orderType: { value: "pickup" } }).destinationSet).toBe(true);
  });

  it("needs a table number for dine-in when a table can be entered", () => {
    const orderType = { value: "dine_in" } as const;
    expect(progress({ orderType, table: { value: " " } })).toMatchObject({
      tableMissing: true,
      destinationSet: false,
    });
    expect(progress({ orderType, table: { value: "7" } }).destinationSet).toBe(true);
    expect(progress({ orderType }).destinationSet).toBe(true);
    expect(progress({ table: { value: "" } }).tableMissing).toBe(false);
  });

  it("does not accept a disabled payment method", () => {
    expect(progress({ payment: { ...payment, selected: "card" } })).toMatchObject({
      method: undefined,
      paymentSet: false,
    });
  });

  it("needs no payment method when the wallet covers the total", () => {
    const withWallet = { ...payment, methods: [], selected: null, wallet: { checked: true } };
    expect(progress({ payment: withWallet, quote: quoteOf([], 0) })).toMatchObject({
      walletPaysAll: true,
      paymentSet: true,
      orderDisabled: false,
    });
    expect(progress({ payment: withWallet, quote: quoteOf([], 100) })).toMatchObject({
      walletPaysAll: false,
      paymentSet: false,
      orderDisabled: true,
    });
    expect(
      progress({ payment: { ...withWallet, wallet: { checked: false } }, quote: quoteOf([], 0) })
        .walletPaysAll,
    ).toBe(false);
  });

  it("sorts problems by where they are shown", () => {
    const quote = quoteOf(["coupon_expired", "slot_full", "min_order"]);
    const codes = (change: Partial<CheckoutInput>) =>
      progress({ quote, ...change }).otherProblems.map(({ code }) => code);
    expect(progress({ quote, time: {} })).toMatchObject({
      timeProblem: { code: "slot_full" },
      couponProblem: { code: "coupon_expired" },
    });
    expect(codes({ time: {} })).toEqual(["min_order"]);
    // Without a choice of time the problem blocks the order.
    expect(progress({ quote }).timeProblem).toBeUndefined();
    expect(codes({})).toEqual(["slot_full", "min_order"]);
  });

  it("disables the order for problems only once the destination is set", () => {
    const quote = quoteOf(["min_order"]);
    expect(progress({ quote }).orderDisabled).toBe(true);
    expect(progress({ quote, addresses: noAddress }).orderDisabled).toBe(false);
  });

  it("keeps the order enabled for time and coupon problems", () => {
    expect(progress({ quote: quoteOf(["store_closed", "coupon_used"]), time: {} }).orderDisabled).toBe(false);
  });

  it("disables the order without a quote, after a failed quote and without payment methods", () => {
    expect(progress({ quote: { status: "loading", data: null } }).orderDisabled).toBe(true);
    expect(progress({ quote: { ...quoteOf(), status: "failed" } }).orderDisabled).toBe(true);
    expect(progress({ payment: { ...payment, methods: [], selected: null } }).orderDisabled).toBe(true);
  });

  it("is loading while the quote, the payment methods or the addresses of a delivery load", () => {
    const addresses = { ...input().addresses, status: "loading" } as const;
    expect(progress({ quote: { ...quoteOf(), status: "loading" } }).loading).toBe(true);
    expect(progress({ payment: { ...payment, status: "loading" } }).loading).toBe(true);
    expect(progress({ addresses }).loading).toBe(true);
    expect(progress({ addresses, orderType: { value: "pickup" } }).loading).toBe(false);
  });
});

describe("missingChoice", () => {
  it("is null when the order can be placed", () => {
    expect(missing()).toBeNull();
  });

  it("reports the first missing choice in the order of the page", () => {
    const nothing = {
      time: {},
      payment: { ...payment, selected: null },
      quote: quoteOf(["slot_full"]),
      table: { value: "" },
    };
    expect(missing({ ...nothing, orderType: { value: "dine_in" } })).toBe("table");
    expect(missing({ ...nothing, addresses: noAddress })).toBe("destination");
    expect(missing(nothing)).toBe("time");
    expect(missing({ ...nothing, quote: quoteOf() })).toBe("payment");
  });
});

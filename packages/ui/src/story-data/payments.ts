import type { Language } from "../locale/index.js";
import type { OpenBillData } from "../screens/pay-bill-screen/index.js";
import type { PaymentMethodData } from "../widgets/payment-method-picker/index.js";
import type { CardData } from "../widgets/saved-cards/index.js";
import type { PaymentData } from "../widgets/transaction-list/index.js";
import { novemberTime } from "./clock.js";
import { inLanguage } from "./in-language.js";
import { storyStore } from "./stores.js";

/** Payments in every status: pending, paid, refunded and failed. */
export const storyPayments: readonly PaymentData[] = [
  {
    id: "p0",
    purpose: "order",
    order_code: "TB-7K2M9Q",
    amount: 8480,
    method: "online",
    payment_status: "pending",
    at: novemberTime("20", "19:08"),
    action_url: "#gateway",
  },
  {
    id: "p1",
    purpose: "topup",
    order_code: null,
    amount: 10_000,
    method: "card",
    payment_status: "paid",
    at: novemberTime("18", "12:30"),
    action_url: null,
  },
  {
    id: "p2",
    purpose: "order",
    order_code: "TB-4HW8TC",
    amount: 3600,
    method: "wallet",
    payment_status: "paid",
    at: novemberTime("18", "16:12"),
    action_url: null,
  },
  {
    id: "p3",
    purpose: "order",
    order_code: "TB-2RM6KE",
    amount: 8300,
    method: "card",
    payment_status: "refunded",
    at: novemberTime("11", "21:05"),
    action_url: null,
  },
  {
    id: "p4",
    purpose: "bill",
    order_code: null,
    amount: 12_450,
    method: "card",
    payment_status: "failed",
    at: novemberTime("06", "20:40"),
    action_url: null,
  },
];

/** A default card, a second card and an expired one. */
export const storyCards: readonly CardData[] = [
  { id: "c1", brand: "visa", last4: "4242", exp_month: 8, exp_year: 2028, is_default: true },
  { id: "c2", brand: "mastercard", last4: "1881", exp_month: 12, exp_year: 2027, is_default: false },
  { id: "c3", brand: "naps", last4: "1180", exp_month: 10, exp_year: 2026, is_default: false },
];

/** All payment methods; cash on delivery is disabled. */
export function storyMethods(language: Language): PaymentMethodData[] {
  return [
    { code: "card", enabled: true, reason: null },
    { code: "wallet", enabled: true, reason: null },
    { code: "online", enabled: true, reason: null },
    { code: "cod", enabled: false, reason: inLanguage(language, "Not for bills", "غير متاح للفواتير") },
  ];
}

/** Unpaid orders. */
export function storyBills(language: Language): OpenBillData[] {
  return [
    {
      id: "b1",
      order_code: "TB-7K2M9Q",
      vendor: storyStore(language, 0),
      amount_due: 8480,
      created_at: novemberTime("20", "19:08"),
    },
    {
      id: "b2",
      order_code: "TB-3XC5VN",
      vendor: storyStore(language, 2),
      amount_due: 4150,
      created_at: novemberTime("19", "13:20"),
    },
  ];
}

import type { Language } from "@talabee/contract";

/** How a test card behaves when it is charged. */
export type CardBehaviour = "approve" | "decline" | "no_funds" | "check" | "slow" | "lost" | "decline_later";

export interface TestCard {
  readonly number: string;
  readonly brand: "visa" | "mastercard";
  readonly behaviour: CardBehaviour;
  /** What happens with the card, for the page and docs/payments.md. */
  readonly what: Record<Language, string>;
}

/** All numbers that the sandbox accepts. It rejects any other, so that no real card is entered. */
export const TEST_CARDS: readonly TestCard[] = [
  {
    number: "4242424242424242",
    brand: "visa",
    behaviour: "approve",
    what: { en: "The payment goes through", ar: "تنجح عملية الدفع" },
  },
  {
    number: "5555555555554444",
    brand: "mastercard",
    behaviour: "approve",
    what: { en: "The payment goes through (Mastercard)", ar: "تنجح عملية الدفع (ماستركارد)" },
  },
  {
    number: "4000000000003220",
    brand: "visa",
    behaviour: "check",
    what: {
      en: "The bank asks the customer first (3-D Secure)",
      ar: "يطلب البنك تأكيد العميل أولًا (\u20683-D Secure\u2069)",
    },
  },
  {
    number: "4000000000000002",
    brand: "visa",
    behaviour: "decline",
    what: { en: "The bank declines", ar: "يرفض البنك العملية" },
  },
  {
    number: "4000000000009995",
    brand: "visa",
    behaviour: "no_funds",
    what: { en: "Declined: not enough money on it", ar: "مرفوضة: الرصيد غير كافٍ" },
  },
  {
    number: "4000000000000341",
    brand: "visa",
    behaviour: "decline_later",
    what: { en: "Can be saved, but is declined when charged", ar: "يمكن حفظها، لكنها تُرفض عند الدفع" },
  },
  {
    number: "4000000000000077",
    brand: "visa",
    behaviour: "slow",
    what: { en: "The bank takes 8 seconds", ar: "يستغرق البنك 8 ثوانٍ" },
  },
  {
    number: "4000000000000119",
    brand: "visa",
    behaviour: "lost",
    what: {
      en: "Paid, but the response is lost; a webhook follows after 5 seconds",
      ar: "تنجح العملية لكن الرد يضيع في الطريق، وتصل رسالة بعد 5 ثوانٍ",
    },
  },
];

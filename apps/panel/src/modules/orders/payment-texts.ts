import type { Language } from "@talabee/contract";
import type { PaymentBrand } from "../../payments/payment-brands.js";

/** Why a payment method is not offered. */
export const UNAVAILABLE: Record<"noGateway" | "emptyWallet", Record<Language, string>> = {
  noGateway: { en: "Not available here", ar: "غير متاح هنا" },
  emptyWallet: { en: "Your wallet is empty", ar: "محفظتك فارغة" },
};

/** Names of cards and wallets. Apple Pay and Google Pay are not translated. */
export const BRAND_NAMES: Record<PaymentBrand, Record<Language, string>> = {
  apple_pay: { en: "Apple Pay", ar: "Apple Pay" },
  google_pay: { en: "Google Pay", ar: "Google Pay" },
  visa: { en: "Visa", ar: "فيزا" },
  mastercard: { en: "Mastercard", ar: "ماستركارد" },
  american_express: { en: "American Express", ar: "أمريكان إكسبريس" },
};

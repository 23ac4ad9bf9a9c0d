import type { Language } from "@talabee/contract";

/** Why a payment method is not offered. */
export const UNAVAILABLE: Record<"noGateway" | "emptyWallet", Record<Language, string>> = {
  noGateway: { en: "Not available here", ar: "غير متاح هنا" },
  emptyWallet: { en: "Your wallet is empty", ar: "محفظتك فارغة" },
};

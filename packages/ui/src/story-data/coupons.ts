import type { Language } from "../locale/index.js";
import type { CouponData } from "../widgets/coupon-ticket/index.js";
import { novemberTime } from "./clock.js";
import { inLanguage } from "./in-language.js";
import { storyStore } from "./stores.js";

/** Coupons in every state: two usable, free delivery, locked, used and expired. */
export function storyCoupons(language: Language): CouponData[] {
  const base = {
    min_spending: 6000,
    max_savings: 2500,
    valid_until: "2026-11-30",
    ends_at: null,
    vendor: null,
    state: "usable",
    missing_amount: 0,
    kind: "percent",
    value: 2000,
  } as const;
  return [
    {
      ...base,
      id: "ahlan",
      code: "AHLAN20",
      title: inLanguage(language, "First three orders", "أول ثلاثة طلبات"),
    },
    {
      ...base,
      id: "halawa",
      code: "HALAWA",
      title: inLanguage(language, "Sweets tonight", "حلويات الليلة"),
      vendor: storyStore(language, 4),
      value: 1250,
      min_spending: 4000,
      max_savings: 1500,
      ends_at: novemberTime("20", "23:59"),
    },
    {
      ...base,
      id: "wasel",
      code: "WASEL",
      title: inLanguage(language, "Any shop in Doha", "أي متجر في الدوحة"),
      kind: "free_delivery",
      value: 0,
      min_spending: 0,
      max_savings: null,
      valid_until: "2026-12-12",
    },
    {
      ...base,
      id: "baraka",
      code: "BARAKA15",
      title: inLanguage(language, "Weekend lunch", "غداء نهاية الأسبوع"),
      kind: "fixed",
      value: 1500,
      min_spending: 8000,
      max_savings: null,
      state: "locked",
      missing_amount: 1200,
    },
    {
      ...base,
      id: "salam",
      code: "SALAM10",
      title: inLanguage(language, "Welcome back", "أهلًا بعودتك"),
      value: 1000,
      state: "used",
    },
    {
      ...base,
      id: "eid",
      code: "EID25",
      title: inLanguage(language, "Eid offer", "عرض العيد"),
      value: 2500,
      valid_until: "2026-06-02",
      state: "expired",
    },
  ];
}

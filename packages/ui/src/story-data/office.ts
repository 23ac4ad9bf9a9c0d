import type { Language } from "../locale/index.js";

/** An order as a back office lists it. */
export interface OfficeOrder {
  code: string;
  /** Moment it was placed. */
  placed: string;
  store: string;
  customer: string;
  status: "waiting" | "cooking" | "late" | "delivered" | "canceled";
  /** In minor units. */
  total: number;
}

const stores = [
  ["Bayt Al Machboos", "بيت المجبوس"],
  ["Umm Khalid Kitchen", "مطبخ أم خالد"],
  ["Forno Nove", "فورنو نوفي"],
  ["Halawa House", "بيت الحلاوة"],
] as const;
const customers = [
  ["Noor K.", "نور ك."],
  ["Salem H.", "سالم ح."],
  ["Aisha M.", "عائشة م."],
  ["John D.", "جون د."],
  ["Reem S.", "ريم س."],
] as const;
const statuses = ["waiting", "cooking", "delivered", "late", "delivered", "canceled"] as const;

/** Names of the states of an order. */
export const officeStatusNames: Record<OfficeOrder["status"], Record<Language, string>> = {
  waiting: { en: "Not accepted", ar: "لم يُقبل" },
  cooking: { en: "Cooking", ar: "قيد التحضير" },
  late: { en: "Late", ar: "متأخر" },
  delivered: { en: "Delivered", ar: "تم التوصيل" },
  canceled: { en: "Canceled", ar: "تم الإلغاء" },
};

/** Orders of the last days, the newest first. */
export function officeOrders(language: Language, count = 8): OfficeOrder[] {
  const at = language === "ar" ? 1 : 0;
  return Array.from({ length: count }, (_, index) => ({
    code: `TB-${20431 - index}`,
    placed: new Date(Date.UTC(2026, 2, 10, 14, 40) - index * 47 * 60_000).toISOString(),
    store: stores[(index * 3) % stores.length]![at],
    customer: customers[(index * 2) % customers.length]![at],
    status: statuses[(index * 5) % statuses.length]!,
    total: 3600 + ((index * 7919) % 18000),
  }));
}

import type { Language } from "@talabee/contract";
import { formatMoney, gatewayStep, type QuoteLineKind, type QuoteReason } from "@talabee/domain";
import type { LoadedCart } from "./loaded-cart.js";
import type { QuoteContext } from "./quote-context.js";

export const LABELS: Record<QuoteLineKind, Record<Language, string>> = {
  subtotal: { en: "Subtotal", ar: "المجموع الفرعي" },
  discount: { en: "Discount", ar: "الخصم" },
  delivery_fee: { en: "Delivery fee", ar: "رسوم التوصيل" },
  service_fee: { en: "Service fee", ar: "رسوم الخدمة" },
  tax: { en: "Tax", ar: "الضريبة" },
  rounding: { en: "Rounding", ar: "التقريب" },
  wallet: { en: "Wallet", ar: "المحفظة" },
};

/** Explains a line of the quote where its label does not. */
export function reasonText(reason: QuoteReason, cart: LoadedCart, context: QuoteContext): string | null {
  const { language } = context;
  const { store, coupon, brand } = cart;
  const either = (en: string, ar: string) => (language === "ar" ? ar : en);
  const money = (amount: number) => formatMoney(amount, language, brand.currency);
  const title = coupon?.row.title[language] ?? null;
  switch (reason) {
    case "coupon_percent":
    case "coupon_fixed":
    case "coupon_free_delivery":
      return title;
    case "coupon_max_savings": {
      const most = money(coupon?.row.maxSavings ?? 0);
      return title && either(`${title}, ${most} at most`, `${title}، بحد أقصى ${most}`);
    }
    case "free_delivery_over": {
      const over = money(store?.freeDeliveryOver ?? 0);
      return either(`Free from ${over}`, `توصيل مجاني للطلبات من ${over}`);
    }
    case "store_fee":
      return feeText(cart, context);
    case "cash_rounding": {
      const step = money(brand.cashRounding);
      return either(`Cash is rounded to ${step}`, `يُقرَّب المبلغ النقدي إلى أقرب ${step}`);
    }
    case "gateway_rounding": {
      const step = money(gatewayStep(brand.currency));
      return either(`Card payments are rounded to ${step}`, `يُقرَّب الدفع الإلكتروني إلى أقرب ${step}`);
    }
    case "wallet_balance":
      return either("Paid from your wallet", "يُدفع من محفظتك");
    case "items":
    case "service_fee":
    case "tax":
      return null;
  }
}

/** Explains which of a store's several fees applies. */
function feeText({ rules }: LoadedCart, { place, language }: QuoteContext): string | null {
  const isArabic = language === "ar";
  if (rules === null || rules.tariff.kind === "flat") return null;
  if (place === undefined)
    return isArabic ? "يبدأ من هذا المبلغ حسب العنوان" : "From this amount, by address";
  if (rules.tariff.kind === "zones") return isArabic ? `إلى المنطقة ${place.zone}` : `To zone ${place.zone}`;
  if (place.metres === null)
    return isArabic
      ? "محسوبة لأبعد مسافة، لأن عنوانك بلا موقع على الخريطة"
      : "For the longest way, as no pin is set";
  const km = (place.metres / 1000).toFixed(1);
  return isArabic ? `لمسافة ${km} كم` : `For ${km} km`;
}

import type { Language } from "@talabee/contract";
import { formatMoney, isBrought, type Market, type OrderType, type PaymentMethod } from "@talabee/domain";
import {
  button,
  detailRows,
  type EmailTemplate,
  emailTemplate,
  greeting,
  paragraph,
  smallPrint,
} from "../../mail/email-template.js";
import { formatDateTime } from "../../mail/format-date-time.js";

/** The data of an order that emails show; amounts in dirhams. */
export interface OrderEmailData {
  readonly code: string;
  readonly store: string;
  readonly orderType: OrderType;
  readonly paymentMethod: PaymentMethod;
  readonly at: Date;
  readonly scheduledAt: Date | null;
  readonly lines: readonly { readonly name: string; readonly quantity: number; readonly total: number }[];
  readonly subtotal: number;
  readonly discount: number;
  readonly deliveryFee: number;
  readonly serviceFee: number;
  readonly tax: number;
  readonly walletApplied: number;
  readonly rounding: number;
  readonly total: number;
  readonly due: number;
  readonly reason: string | null;
  /** Whether a payment is refunded. */
  readonly isRefunded: boolean;
  /** URL of the order page; null without a configured public URL. */
  readonly url: string | null;
}

export type OrderEmailKind = "placed" | "accepted" | "delivered" | "canceled";

const TEXTS = {
  en: {
    placed: {
      subject: (code: string, store: string) => `Order ${code} at ${store}`,
      title: "We have your order",
      lead: (store: string) => `${store} has your order and answers in a few minutes.`,
    },
    accepted: {
      subject: (code: string, store: string) => `${store} has accepted order ${code}`,
      title: "Your order is accepted",
      lead: (store: string) => `${store} is getting your order ready.`,
    },
    delivered: {
      subject: (code: string) => `Receipt of order ${code}`,
      title: "Your order has arrived",
      lead: (store: string) => `Your order from ${store} is with you. This is your receipt.`,
    },
    canceled: {
      subject: (code: string) => `Order ${code} was canceled`,
      title: "Your order was canceled",
      lead: (store: string) => `Your order at ${store} was canceled.`,
    },
    refund: "What you paid comes back: to the wallet at once, to a card within five working days.",
    reason: "Reason",
    order: "Order",
    at: "Ordered",
    wanted: "Wanted for",
    type: { delivery: "Delivery", pickup: "Pick Up", dine_in: "Dine In" },
    subtotal: "Subtotal",
    discount: "Discount",
    delivery: "Delivery fee",
    free: "Free",
    service: "Service fee",
    tax: "Tax",
    total: "Total",
    wallet: "From your wallet",
    rounding: "Rounding",
    due: { before: "To pay", after: "Paid" },
    method: {
      card: "credit card",
      wallet: "wallet",
      online: "online",
      cod: "cash on delivery",
    },
    track: "Track order",
    view: "See the order",
  },
  ar: {
    placed: {
      subject: (code: string, store: string) => `طلبك ${code} من ${store}`,
      title: "استلمنا طلبك",
      lead: (store: string) => `أرسلنا طلبك إلى ${store}، وسيصلك الرد خلال دقائق.`,
    },
    accepted: {
      subject: (code: string, store: string) => `قبِل ${store} طلبك ${code}`,
      title: "قبِل المتجر طلبك",
      lead: (store: string) => `يجري تجهيز طلبك في ${store}.`,
    },
    delivered: {
      subject: (code: string) => `إيصال الطلب ${code}`,
      title: "وصل طلبك",
      lead: (store: string) => `وصلك طلبك من ${store}، وهذا إيصالك.`,
    },
    canceled: {
      subject: (code: string) => `تم إلغاء الطلب ${code}`,
      title: "تم إلغاء طلبك",
      lead: (store: string) => `تم إلغاء طلبك من ${store}.`,
    },
    refund: "سيعود إليك ما دفعته: إلى المحفظة فورًا، وإلى البطاقة خلال خمسة أيام عمل.",
    reason: "السبب",
    order: "الطلب",
    at: "وقت الطلب",
    wanted: "الموعد المطلوب",
    type: { delivery: "توصيل", pickup: "استلام من المتجر", dine_in: "تناول في المطعم" },
    subtotal: "المجموع الفرعي",
    discount: "الخصم",
    delivery: "رسوم التوصيل",
    free: "مجاني",
    service: "رسوم الخدمة",
    tax: "الضريبة",
    total: "الإجمالي",
    wallet: "من رصيد المحفظة",
    rounding: "التقريب",
    due: { before: "المطلوب دفعه", after: "المدفوع" },
    method: {
      card: "بطاقة ائتمان",
      wallet: "المحفظة",
      online: "الدفع الإلكتروني",
      cod: "الدفع نقدًا عند الاستلام",
    },
    track: "تتبّع الطلب",
    view: "عرض الطلب",
  },
} as const;

/** Email about an order that was placed, accepted, delivered (with its receipt) or canceled. */
export function orderEmail(
  kind: OrderEmailKind,
  language: Language,
  {
    name,
    order,
    market,
  }: { name: string; order: OrderEmailData; market: Pick<Market, "currency" | "time_zone"> },
): EmailTemplate {
  const texts = TEXTS[language];
  const money = (amount: number) => formatMoney(amount, language, market.currency);
  const { subject, title, lead } = texts[kind];
  const isOver = kind === "delivered" || kind === "canceled";
  const facts = [
    { label: texts.order, value: order.code, strong: true, ltr: true },
    { label: texts.at, value: formatDateTime(order.at, market.time_zone, language) },
    ...(order.scheduledAt === null
      ? []
      : [{ label: texts.wanted, value: formatDateTime(order.scheduledAt, market.time_zone, language) }]),
    { label: texts.type[order.orderType], value: order.store },
    ...(order.reason === null || kind !== "canceled" ? [] : [{ label: texts.reason, value: order.reason }]),
  ];
  const some = (label: string, amount: number) =>
    amount === 0 ? [] : [{ label, value: money(amount), unbroken: true }];
  const sums = [
    { label: texts.subtotal, value: money(order.subtotal), unbroken: true },
    ...some(texts.discount, -order.discount),
    ...(isBrought(order.orderType)
      ? [{ label: texts.delivery, value: order.deliveryFee === 0 ? texts.free : money(order.deliveryFee) }]
      : []),
    ...some(texts.service, order.serviceFee),
    ...some(texts.tax, order.tax),
    { label: texts.total, value: money(order.total), strong: true, unbroken: true },
    ...some(texts.wallet, -order.walletApplied),
    ...some(texts.rounding, order.rounding),
    ...(kind === "canceled"
      ? []
      : [
          {
            label: `${kind === "delivered" ? texts.due.after : texts.due.before} · ${texts.method[order.paymentMethod]}`,
            value: money(order.due),
            strong: true,
            unbroken: true,
          },
        ]),
  ];
  return emailTemplate(
    language,
    { subject: subject(order.code, order.store), title, preview: lead(order.store) },
    [
      greeting(language, name),
      paragraph(lead(order.store)),
      ...(kind === "canceled" && order.isRefunded ? [paragraph(texts.refund)] : []),
      detailRows(facts),
      detailRows(
        order.lines.map((line) => ({
          label: `${line.quantity} × ${line.name}`,
          value: money(line.total),
          unbroken: true,
        })),
      ),
      ...(kind === "canceled" ? [] : [detailRows(sums)]),
      button(isOver ? texts.view : texts.track, order.url),
      ...(kind === "placed" ? [smallPrint(WORDS_AFTER[language])] : []),
    ],
  );
}

const WORDS_AFTER = {
  en: "You can cancel free of charge until the store accepts.",
  ar: "يمكنك الإلغاء مجانًا إلى أن يقبل المتجر الطلب.",
} as const;

import type {
  CallData,
  Language,
  OrderCard,
  OrderRefund,
  panelOrder,
  RefundPreview,
} from "@talabee/contract";
import { storyMoment } from "./board-cards.js";

type PanelOrder = CallData<typeof panelOrder>;

/** The text of a language. */
const text = (language: Language, en: string, ar: string): string => (language === "ar" ? ar : en);

const storeOf = (language: Language, at: number): OrderCard["vendor"] => {
  const [id, en, ar, color] = STORES[at % STORES.length]!;
  return { id, name: text(language, en, ar), logo: null, brand_color: color };
};
const STORES = [
  ["bayt-al-machboos", "Bayt Al Machboos", "بيت المجبوس", "#7a1f2b"],
  ["karak-al-asr", "Karak Al Asr", "كرك العصر", "#7a4a12"],
  ["beit-sitti", "Beit Sitti", "بيت ستّي", "#008080"],
] as const;

const STATES = ["pending", "accepted", "delivering", "delivered", "canceled"] as const;
const TYPES = ["delivery", "pickup", "dine_in"] as const;

/** The last orders of a busy evening, one of each status first. */
export function storyOrders(language: Language, count = 7): OrderCard[] {
  return Array.from({ length: count }, (_, at) => {
    const status = STATES[at % STATES.length]!;
    const isOpen = at % STATES.length < 3;
    return {
      id: `order-${431 - at}`,
      order_code: `TB-${20431 - at}`,
      // Only a delivery is on its way.
      order_type: status === "delivering" ? "delivery" : TYPES[at % TYPES.length]!,
      order_status: status,
      payment_status: status === "canceled" ? "refunded" : "paid",
      vendor: storeOf(language, at),
      order_total: 3600 + ((at * 7919) % 18_000),
      items_count: 1 + (at % 4),
      images: [],
      created_at: storyMoment(-at * 47 * 60),
      eta: isOpen
        ? { from: storyMoment(600), to: storyMoment(1200), latest_by: storyMoment(1500 + at * 300) }
        : null,
      can_reorder: !isOpen,
    };
  });
}

/** An order that was delivered, with options, a note, a coupon and fees; `change` says what is special. */
export function storyOfficeOrder(language: Language, change: Partial<PanelOrder> = {}): PanelOrder {
  const say = (en: string, ar: string) => text(language, en, ar);
  return {
    ...storyOrders(language, 4)[3]!,
    id: "order-431",
    order_code: "TB-20431",
    order_type: "delivery",
    order_status: "delivered",
    payment_status: "paid",
    vendor: storeOf(language, 0),
    system_number: 20431,
    invoice_date: storyMoment(-3600),
    payment_method: "card",
    items: [
      {
        id: "line-machboos",
        product_id: "machboos",
        name: say("Chicken machboos", "مجبوس دجاج"),
        image: null,
        unit_price: 4800,
        addons: [
          { id: "medium", name: say("Medium", "وسط"), price: 0, quantity: 1 },
          { id: "daqoos", name: say("Extra daqoos", "دقوس زيادة"), price: 400, quantity: 1 },
        ],
        note: say("No nuts, please", "بدون مكسرات لو سمحتوا"),
        quantity: 2,
        line_total: 10_400,
      },
      {
        id: "line-luqaimat",
        product_id: "luqaimat",
        name: say("Luqaimat, 12 pieces", "لقيمات، 12 حبة"),
        image: null,
        unit_price: 2200,
        addons: [],
        note: null,
        quantity: 1,
        line_total: 2200,
      },
    ],
    address: {
      id: "address-1",
      label: "home",
      phone: "+97455123456",
      zone_number: "61",
      line_one: "840",
      building_number: "14",
      line_two: null,
      line_three: null,
      landmark: null,
      city: say("Doha", "الدوحة"),
      state: null,
      location: null,
      note: "",
      is_default: true,
    },
    table_number: null,
    scheduled_at: null,
    subtotal: 12_600,
    discount: 2520,
    coupon_code: "AHLAN20",
    delivery_fee: 800,
    service_fee: 0,
    tax: 0,
    order_total: 10_880,
    wallet_applied: 0,
    rounding: 0,
    amount_due: 10_880,
    currency: "QAR",
    note: say("Ring the side bell", "دقوا الجرس الجانبي"),
    can_cancel: false,
    can_review: false,
    timeline: [
      { status: "pending", at: storyMoment(-3600), by: "customer" },
      { status: "accepted", at: storyMoment(-3480), by: "vendor" },
      { status: "delivering", at: storyMoment(-2100), by: "rider" },
      { status: "delivered", at: storyMoment(-1300), by: "rider" },
    ],
    payment: null,
    cancellation: null,
    refunds: [],
    version: 4,
    customer: { name: say("Noor Al Kuwari", "نور الكواري"), phone: "+97455123456" },
    rider: { id: "faisal", name: say("Faisal", "فيصل") },
    ...change,
  };
}

/** One of the two machboos of the story's order, to the card that paid it. */
export const storyPreview: RefundPreview = {
  amount: 4160,
  to_wallet: 0,
  to_card: 4160,
  to_cash: 0,
  lines: [{ id: "line-machboos", quantity: 1, amount: 4160 }],
  fees: 0,
  rest: 0,
};

/** A refund that the payment provider has refused. */
export const storyRefund = (language: Language): OrderRefund => ({
  ...storyPreview,
  id: "refund-1",
  at: storyMoment(-900),
  reason: "missing",
  words: text(language, "The customer sent a picture", "أرسل العميل صورة"),
  restocked: false,
  state: "failed",
});

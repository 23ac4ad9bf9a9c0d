import type { Language } from "../locale/index.js";
import type { ApplicationData } from "../screens/apply-screen/index.js";
import type { FamilyData } from "../screens/family-screen/index.js";
import type { OpenBillData } from "../screens/pay-bill-screen/index.js";
import { AccountNav, type AccountNavPlace } from "../widgets/account-nav/index.js";
import type { ContentBlockData } from "../widgets/content-page/index.js";
import type { CouponData } from "../widgets/coupon-ticket/index.js";
import type { MemberData } from "../widgets/member-row/index.js";
import type { NotificationData } from "../widgets/notification-list/index.js";
import type { PaymentMethodData } from "../widgets/payment-method-picker/index.js";
import type { CardData } from "../widgets/saved-cards/index.js";
import type { BasketLineData, SharedBasketData } from "../widgets/shared-basket/index.js";
import type { PaymentData, WalletEntryData } from "../widgets/transaction-list/index.js";
import type { WalletData } from "../widgets/wallet-card/index.js";
import { storyLine, storyQuote } from "./cart.js";
import { storyTime } from "./orders.js";
import { storyStore } from "./stores.js";

/** The evening on which all stories play. */
export const storyNow = new Date(storyTime("19:40"));

const at = (day: string, clock: string) => `2026-11-${day}T${clock}:00+03:00`;
const say = (language: Language, en: string, ar: string) => (language === "ar" ? ar : en);

export function storyCustomer(language: Language) {
  return {
    first_name: say(language, "Noor", "نور"),
    last_name: say(language, "Al Kuwari", "الكواري"),
    email: "noor@mail.qa",
    mobile: "+974 5512 3400",
    birthday: "1996-03-14",
  };
}

/** The places of the account beside a screen's story. */
export function StoryAccountNav({ language, current }: { language: Language; current: AccountNavPlace }) {
  const { first_name, last_name, email } = storyCustomer(language);
  return (
    <AccountNav
      current={current}
      user={{ name: `${first_name} ${last_name}`, email }}
      unread={3}
      hrefs={{
        profile: "#profile",
        orders: "#orders",
        addresses: "#addresses",
        payments: "#payments",
        wallet: "#wallet",
        coupons: "#coupons",
        favourites: "#favourites",
        family: "#family",
        notifications: "#notifications",
      }}
      onSignOut={() => {}}
    />
  );
}

/** A coupon of each state: two usable, free delivery, one locked, one used, one expired. */
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
    { ...base, id: "ahlan", code: "AHLAN20", title: say(language, "First three orders", "أول ثلاثة طلبات") },
    {
      ...base,
      id: "halawa",
      code: "HALAWA",
      title: say(language, "Sweets tonight", "حلويات الليلة"),
      vendor: storyStore(language, 4),
      value: 1250,
      min_spending: 4000,
      max_savings: 1500,
      ends_at: at("20", "23:59"),
    },
    {
      ...base,
      id: "wasel",
      code: "WASEL",
      title: say(language, "Any shop in Doha", "أي متجر في الدوحة"),
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
      title: say(language, "Weekend lunch", "غداء نهاية الأسبوع"),
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
      title: say(language, "Welcome back", "أهلًا بعودتك"),
      value: 1000,
      state: "used",
    },
    {
      ...base,
      id: "eid",
      code: "EID25",
      title: say(language, "Eid offer", "عرض العيد"),
      value: 2500,
      valid_until: "2026-06-02",
      state: "expired",
    },
  ];
}

export const storyWallet: WalletData = {
  balance: 12_050,
  expiring: [{ amount: 2000, expires_at: at("30", "23:59") }],
};

/** One line of the ledger of each kind. */
export const storyEntries: readonly WalletEntryData[] = [
  {
    id: "e1",
    kind: "hold",
    amount: -2000,
    balance_after: 12_050,
    order_code: "TB-7K2M9Q",
    at: at("20", "19:08"),
  },
  { id: "e2", kind: "topup", amount: 10_000, balance_after: 14_050, order_code: null, at: at("18", "12:30") },
  {
    id: "e3",
    kind: "spend",
    amount: -3600,
    balance_after: 4050,
    order_code: "TB-4HW8TC",
    at: at("18", "16:12"),
  },
  {
    id: "e4",
    kind: "refund",
    amount: 8300,
    balance_after: 7650,
    order_code: "TB-2RM6KE",
    at: at("11", "21:05"),
  },
  { id: "e5", kind: "voucher", amount: 2500, balance_after: 2500, order_code: null, at: at("09", "10:00") },
  { id: "e6", kind: "gift", amount: 1000, balance_after: 1000, order_code: null, at: at("02", "09:00") },
  { id: "e7", kind: "expire", amount: -500, balance_after: 0, order_code: null, at: at("01", "00:00") },
];

/** Payments that went through, wait, failed, and came back. */
export const storyPayments: readonly PaymentData[] = [
  {
    id: "p0",
    purpose: "order",
    order_code: "TB-7K2M9Q",
    amount: 8480,
    method: "online",
    payment_status: "pending",
    at: at("20", "19:08"),
    action_url: "#gateway",
  },
  {
    id: "p1",
    purpose: "topup",
    order_code: null,
    amount: 10_000,
    method: "card",
    payment_status: "paid",
    at: at("18", "12:30"),
    action_url: null,
  },
  {
    id: "p2",
    purpose: "order",
    order_code: "TB-4HW8TC",
    amount: 3600,
    method: "wallet",
    payment_status: "paid",
    at: at("18", "16:12"),
    action_url: null,
  },
  {
    id: "p3",
    purpose: "order",
    order_code: "TB-2RM6KE",
    amount: 8300,
    method: "card",
    payment_status: "refunded",
    at: at("11", "21:05"),
    action_url: null,
  },
  {
    id: "p4",
    purpose: "bill",
    order_code: null,
    amount: 12_450,
    method: "card",
    payment_status: "failed",
    at: at("06", "20:40"),
    action_url: null,
  },
];

/** The default card, another one, and one that is expired. */
export const storyCards: readonly CardData[] = [
  { id: "c1", brand: "visa", last4: "4242", exp_month: 8, exp_year: 2028, is_default: true },
  { id: "c2", brand: "mastercard", last4: "1881", exp_month: 12, exp_year: 2027, is_default: false },
  { id: "c3", brand: "naps", last4: "1180", exp_month: 10, exp_year: 2026, is_default: false },
];

/** Every way to pay, the wallet with too little. */
export function storyMethods(language: Language): PaymentMethodData[] {
  return [
    { code: "card", enabled: true, reason: null },
    { code: "wallet", enabled: true, reason: null },
    { code: "online", enabled: true, reason: null },
    { code: "cod", enabled: false, reason: say(language, "Not for bills", "غير متاح للفواتير") },
  ];
}

/** Orders that were not paid yet. */
export function storyBills(language: Language): OpenBillData[] {
  return [
    {
      id: "b1",
      order_code: "TB-7K2M9Q",
      vendor: storyStore(language, 0),
      amount_due: 8480,
      created_at: at("20", "19:08"),
    },
    {
      id: "b2",
      order_code: "TB-3XC5VN",
      vendor: storyStore(language, 2),
      amount_due: 4150,
      created_at: at("19", "13:20"),
    },
  ];
}

/** Today's, three unread, and earlier ones. */
export function storyNotifications(language: Language): NotificationData[] {
  const one = (
    id: string,
    kind: string,
    day: string,
    clock: string,
    read: boolean,
    title: [string, string],
    body: [string, string],
    link: string | null = "#orders",
  ): NotificationData => ({
    id,
    title: say(language, ...title),
    body: say(language, ...body),
    link,
    data: { kind },
    read_at: read ? at(day, clock) : null,
    at: at(day, clock),
  });
  return [
    one(
      "n1",
      "delivery",
      "20",
      "19:38",
      false,
      ["Faisal is on the way", "فيصل في الطريق"],
      ["Your order arrives about 19:45", "يصل طلبك نحو 19:45"],
    ),
    one(
      "n2",
      "offer",
      "20",
      "18:30",
      false,
      ["20% off tonight", "خصم 20% الليلة"],
      ["Ends at 23:59, over QAR 60", "ينتهي 23:59، للطلبات فوق 60 ر.ق"],
    ),
    one(
      "n3",
      "family",
      "20",
      "16:30",
      false,
      ["Mariam joined your family", "انضمت مريم إلى عائلتك"],
      ["Set what she may spend each month", "حدد مصروفها الشهري"],
      null,
    ),
    one(
      "n4",
      "order",
      "18",
      "17:20",
      true,
      ["Delivered by Karak Al Asr", "وصل طلبك من كرك العصر"],
      ["How was it? Leave a review", "كيف كان؟ اكتب تقييمك"],
    ),
    one(
      "n5",
      "wallet",
      "18",
      "12:30",
      true,
      ["QAR 100.00 added", "أضيف 100.00 ر.ق"],
      ["Your balance is QAR 140.50", "رصيدك 140.50 ر.ق"],
    ),
    one(
      "n6",
      "store",
      "09",
      "10:00",
      true,
      ["Halawa House is back", "بيت الحلاوة عاد"],
      ["A place you saved opened again", "مكان حفظته فُتح من جديد"],
      null,
    ),
  ];
}

/** The owner, one with plenty left, one who nearly used it, one without a limit. */
export function storyMembers(language: Language): MemberData[] {
  return [
    { id: "m1", name: say(language, "Noor", "نور"), role: "owner", allowance: null, spent: 0 },
    { id: "m2", name: say(language, "Mariam", "مريم"), role: "member", allowance: 30_000, spent: 12_000 },
    { id: "m3", name: say(language, "Abdulla", "عبدالله"), role: "member", allowance: 30_000, spent: 27_000 },
    { id: "m4", name: say(language, "Hessa", "حصة"), role: "member", allowance: null, spent: 7500 },
  ];
}

/** What two members put into the basket. */
export function storyBasket(language: Language): SharedBasketData {
  const of = (member_id: string, line: ReturnType<typeof storyLine>): BasketLineData => ({
    ...line,
    member_id,
    id: `${member_id}-${line.id}`,
  });
  const items = [
    of("m1", storyLine(language, "chicken-machboos", 2)),
    of("m2", storyLine(language, "luqaimat", 1)),
    of("m2", storyLine(language, "lemonade", 2)),
  ];
  return { vendor: storyStore(language, 0), items, quote: storyQuote(language, items) };
}

export function storyFamily(language: Language, role: "owner" | "member" = "owner"): FamilyData {
  return {
    family: { id: "f1", name: say(language, "Al Kuwari family", "عائلة الكواري"), role },
    members: storyMembers(language),
    invite_code: role === "owner" ? "DAR482" : null,
    basket: storyBasket(language),
  };
}

export const storyNoFamily: FamilyData = { family: null, members: [], invite_code: null, basket: null };

export function storyFamilyPreview(language: Language) {
  return {
    name: say(language, "Al Kuwari family", "عائلة الكواري"),
    owner_name: say(language, "Noor", "نور"),
    members_count: 4,
  };
}

export const storyApplications: readonly ApplicationData[] = [
  { reference: "AP-5KQ2", type: "rider", status: "in_review", at: at("12", "10:00") },
  { reference: "AP-3HX9", type: "star", status: "rejected", at: at("01", "10:00") },
];

export function storyCountries(language: Language) {
  return [
    { code: "QA", name: say(language, "Qatar", "قطر") },
    { code: "SA", name: say(language, "Saudi Arabia", "السعودية") },
    { code: "EG", name: say(language, "Egypt", "مصر") },
    { code: "IN", name: say(language, "India", "الهند") },
  ];
}

export function storyBusinessTypes(language: Language) {
  return [
    { code: "restaurant", name: say(language, "Restaurant", "مطعم") },
    { code: "flowers", name: say(language, "Flower shop", "متجر زهور") },
    { code: "grocery", name: say(language, "Grocery", "بقالة") },
  ];
}

/** A page of text with every kind of block. */
export function storyPage(language: Language): { title: string; blocks: ContentBlockData[] } {
  return language === "ar"
    ? {
        title: "من نحن",
        blocks: [
          { kind: "heading", text: "مائدة الدوحة إلى بابك" },
          {
            kind: "paragraph",
            text: "نجمع مطابخ قطر ومتاجر الزهور والأسواق في مكان واحد. تطلب، فيُحضّرون طلبك، ويوصله مندوب قريب منك.",
          },
          { kind: "heading", text: "مع من نعمل" },
          {
            kind: "paragraph",
            text: "مطابخ عائلية ومخابز وبقالات، معظمها على مسافة قصيرة من بيتك، وهي من تضع قوائمها وأسعارها وأوقاتها.",
          },
          { kind: "list", items: ["أكثر من 600 شريك", "توصيل خلال نصف ساعة تقريبًا", "كل مناطق قطر"] },
          { kind: "heading", text: "كن معنا" },
          { kind: "paragraph", text: "لديك مطبخ أو متجر أو دراجة؟ يسعدنا أن نعمل معك." },
          { kind: "link", text: "اعمل معنا", href: "/apply/partner" },
          { kind: "link", text: "راسلنا", href: "mailto:help@talabee.qa" },
        ],
      }
    : {
        title: "About us",
        blocks: [
          { kind: "heading", text: "Doha’s table, delivered" },
          {
            kind: "paragraph",
            text: "We bring the kitchens, flower shops and markets of Qatar to one place. You order, they cook, and a rider close to you brings it.",
          },
          { kind: "heading", text: "Who we work with" },
          {
            kind: "paragraph",
            text: "Family kitchens, bakeries and grocers, most of them a short ride from your door. They set their own menus, prices and hours.",
          },
          {
            kind: "list",
            items: ["More than 600 partners", "Usually at your door in half an hour", "Every zone of Qatar"],
          },
          { kind: "heading", text: "Join us" },
          {
            kind: "paragraph",
            text: "You have a kitchen, a shop or a bike? We would like to work with you.",
          },
          { kind: "link", text: "Work with us", href: "/apply/partner" },
          { kind: "link", text: "Write to us", href: "mailto:help@talabee.qa" },
        ],
      };
}

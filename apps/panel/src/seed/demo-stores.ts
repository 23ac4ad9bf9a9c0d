import { dateIn, type OrderType } from "@talabee/domain";
import { and, eq, isNull } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { coupons, dineTables, stores, storeZoneFees, users } from "../db/schema.js";
import type { Panel } from "../panel.js";
import { DEMO_ACCOUNTS } from "./demo-accounts.js";
import { demoCouponId } from "./demo-coupon-id.js";
import { toFils } from "./content/kuwait-prices.js";
import type { Bilingual } from "./seed-types.js";

const DAY_MS = 86_400_000;

interface SeedCoupon {
  code: string;
  title: Bilingual;
  kind: "percent" | "fixed" | "free_delivery";
  /** Basis points or dirhams. */
  value: number;
  minSpending?: number;
  maxSavings?: number;
  /** Null is every store. */
  storeId?: string;
  /** Order types it applies to; all by default. */
  orderTypes?: OrderType[];
  excludesSaleItems?: boolean;
  firstOrderOnly?: boolean;
  usesLimit?: number;
  usesPerCustomer?: number;
  /** Days until its last day; negative for an expired coupon. */
  days?: number;
  /** Only for the demo's customer. */
  isPersonal?: boolean;
}

const COUPONS: readonly SeedCoupon[] = [
  {
    code: "AHLAN20",
    title: { en: "20% off your first order", ar: "خصم 20% على طلبك الأول" },
    kind: "percent",
    value: 2000,
    minSpending: 4000,
    maxSavings: 2000,
    firstOrderOnly: true,
    usesPerCustomer: 1,
  },
  {
    code: "TAWSEEL",
    title: { en: "Delivery is on us", ar: "التوصيل علينا" },
    kind: "free_delivery",
    value: 0,
    minSpending: 6000,
    maxSavings: 1500,
    orderTypes: ["delivery"],
    days: 60,
  },
  {
    code: "JUMUA15",
    title: { en: "QAR 15 off family meals", ar: "خصم 15 ر.ق على وجبات العائلة" },
    kind: "fixed",
    value: 1500,
    minSpending: 12_000,
    usesLimit: 1000,
    usesPerCustomer: 4,
    days: 30,
  },
  {
    code: "KARAK5",
    title: { en: "QAR 5 off at Karak Al Asr", ar: "خصم 5 ر.ق لدى كرك العصر" },
    kind: "fixed",
    value: 500,
    minSpending: 2000,
    storeId: "karak-al-asr",
    days: 45,
  },
  {
    code: "PIZZA25",
    title: { en: "A quarter off the wood oven", ar: "خصم 25% على طلبات فرن الحطب" },
    kind: "percent",
    value: 2500,
    minSpending: 5000,
    maxSavings: 3000,
    storeId: "forno-nove",
    excludesSaleItems: true,
    usesPerCustomer: 2,
    days: 21,
  },
  {
    code: "BEIT10",
    title: { en: "10% off at our tables", ar: "خصم 10% على موائدنا" },
    kind: "percent",
    value: 1000,
    storeId: "beit-sitti",
    orderTypes: ["dine_in"],
    days: 90,
  },
  {
    code: "BARAHA20",
    title: { en: "QAR 20 off the weekly shop", ar: "خصم 20 ر.ق على مشتريات الأسبوع" },
    kind: "fixed",
    value: 2000,
    minSpending: 15_000,
    storeId: "baraha-market",
    usesLimit: 300,
    days: 14,
  },
  {
    code: "WARD",
    title: { en: "Flowers travel free", ar: "الورد يصل مجانًا" },
    kind: "free_delivery",
    value: 0,
    storeId: "zahrat-al-jouri",
    orderTypes: ["delivery"],
    days: 30,
  },
  {
    code: "SEHA10",
    title: { en: "10% off at the pharmacy", ar: "خصم 10% من الصيدلية" },
    kind: "percent",
    value: 1000,
    maxSavings: 2500,
    storeId: "nabaa-pharmacy",
    days: -3,
  },
  {
    code: "NOOR30",
    title: { en: "For you: 30% off dinner", ar: "لك أنت: خصم 30% على العشاء" },
    kind: "percent",
    value: 3000,
    minSpending: 5000,
    maxSavings: 3500,
    usesPerCustomer: 1,
    days: 10,
    isPersonal: true,
  },
];

/** An amount in the currency of the demo. */
const priceOf = ({ config }: Panel, dirhams: number) =>
  config.market.id === "kw" ? toFils(dirhams) : dirhams;

/** The coupons in the currency of the demo; in another one without those whose title names an amount. */
function couponsOf(panel: Panel): readonly SeedCoupon[] {
  if (panel.config.market.id === "qa") return COUPONS;
  return COUPONS.filter(({ kind }) => kind !== "fixed").map(({ minSpending, maxSavings, ...coupon }) => ({
    ...coupon,
    ...(minSpending === undefined ? {} : { minSpending: priceOf(panel, minSpending) }),
    ...(maxSavings === undefined ? {} : { maxSavings: priceOf(panel, maxSavings) }),
  }));
}

/** Seats by table of stores with dine-in, starting with table 1. */
const TABLES = [2, 2, 2, 4, 4, 4, 4, 6, 6, 8];

/** Delivery fees to distant zones by store, in dirhams. */
const ZONE_FEES: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  "beit-sitti": { 66: 1500, 69: 2000, 70: 2000, 90: 2500, 91: 2500 },
  "jamr-grill-house": { 66: 1200, 70: 1800, 74: 3500 },
};

/** Delivery fees by distance, for stores with distance bands. */
const BANDS: Readonly<Record<string, readonly { up_to_metres: number; fee: number }[]>> = {
  "zahrat-al-jouri": [
    { up_to_metres: 3000, fee: 1000 },
    { up_to_metres: 10_000, fee: 1500 },
    { up_to_metres: 40_000, fee: 3000 },
  ],
};

/** Maximum scheduled orders per half-hour slot, by store. */
const SLOT_CAPACITY: Readonly<Record<string, number>> = {
  "velvet-crumb": 2,
  "beit-sitti": 4,
  "baraha-market": 8,
};

/**
 * Sets up the demo's stores for the checkout: coupons, tables, fees by zone and by distance, and slot capacities. Does
 * nothing if the coupons exist, or outside the demo.
 */
export async function ensureDemoStores(panel: Panel): Promise<void> {
  if (!panel.config.demo) return;
  const now = panel.clock();
  await panel.db.transaction(async (tx) => {
    const known = new Map((await tx.select().from(stores)).map((store) => [store.id, store]));
    const [customer] = await tx.select().from(users).where(eq(users.email, DEMO_ACCOUNTS[0].email));
    const rows = couponsOf(panel)
      .filter(({ storeId }) => storeId === undefined || known.has(storeId))
      .flatMap(({ days, isPersonal = false, orderTypes, ...coupon }, place) => {
        if (isPersonal && customer === undefined) return [];
        const end =
          days === undefined
            ? null
            : dateIn(new Date(now.getTime() + days * DAY_MS), panel.config.market.time_zone);
        return [
          {
            ...coupon,
            id: demoCouponId(coupon.code),
            orderTypes: orderTypes ?? (["delivery", "pickup", "dine_in"] satisfies OrderType[]),
            validUntil: end,
            userId: isPersonal ? customer!.id : null,
            // Newest first, as listed above.
            createdAt: new Date(now.getTime() - place * 1000),
          },
        ];
      });
    const inserted = await tx
      .insert(coupons)
      .values(rows)
      .onConflictDoNothing()
      .returning({ id: coupons.id });
    if (inserted.length === 0) return;

    const tables = [...known.values()]
      .filter(({ orderTypes }) => orderTypes.includes("dine_in"))
      .flatMap(({ id: storeId }) =>
        TABLES.map((seats, place) => ({ id: randomUUID(), storeId, number: String(place + 1), seats })),
      );
    if (tables.length > 0) await tx.insert(dineTables).values(tables).onConflictDoNothing();
    const fees = Object.entries(ZONE_FEES).flatMap(([storeId, zones]) =>
      known.has(storeId)
        ? Object.entries(zones).map(([zone, deliveryFee]) => ({ storeId, zone: Number(zone), deliveryFee }))
        : [],
    );
    if (fees.length > 0) await tx.insert(storeZoneFees).values(fees).onConflictDoNothing();
    for (const [id, bands] of Object.entries(BANDS)) {
      await tx
        .update(stores)
        .set({ deliveryBands: bands.map((band) => ({ ...band, fee: priceOf(panel, band.fee) })) })
        .where(and(eq(stores.id, id), isNull(stores.deliveryBands)));
    }
    for (const [id, slotCapacity] of Object.entries(SLOT_CAPACITY)) {
      await tx
        .update(stores)
        .set({ slotCapacity })
        .where(and(eq(stores.id, id), isNull(stores.slotCapacity)));
    }
  });
}

import type { BoardCard } from "@talabee/contract";

/** The moment at which boards in stories are looked at: 19:24 in Doha. */
export const STORY_NOW = Date.parse("2026-11-29T16:24:00.000Z");

/** A moment of the story's evening, so many seconds from its now. */
export const storyMoment = (seconds: number): string => new Date(STORY_NOW + seconds * 1000).toISOString();

type Line = BoardCard["lines"][number];

/** Dishes of the drawings. */
const DISHES = {
  machboos: { en: "Chicken machboos", ar: "مجبوس دجاج" },
  saloona: { en: "Meat saloona", ar: "صالونة لحم" },
  luqaimat: { en: "Luqaimat, 12 pieces", ar: "لقيمات، 12 حبة" },
  grill: { en: "Mixed grill", ar: "مشاوي مشكّلة" },
  hummus: { en: "Hummus", ar: "حمّص" },
  lamb: { en: "Family lamb machboos", ar: "مجبوس لحم عائلي" },
  fattoush: { en: "Fattoush", ar: "فتوش" },
  karak: { en: "Karak", ar: "كرك" },
  chapati: { en: "Chapati", ar: "جباتي" },
} as const;

const OPTIONS = {
  medium: { en: "Medium", ar: "وسط" },
  daqoos: { en: "Extra daqoos", ar: "دقوس زيادة" },
  side: { en: "Daqoos on the side", ar: "دقوس على جنب" },
} as const;

/** A line of an order. */
export function storyLine(
  dish: keyof typeof DISHES,
  quantity = 1,
  addons: readonly (keyof typeof OPTIONS)[] = [],
  note: string | null = null,
): Line {
  return {
    id: `line-${dish}`,
    product_id: dish,
    name: DISHES[dish],
    quantity,
    addons: addons.map((addon) => ({ name: OPTIONS[addon], quantity: 1 })),
    note,
  };
}

/** An order on a board: a new one for delivery, unless `change` says otherwise. */
export function boardCard(change: Partial<BoardCard> = {}): BoardCard {
  const lines = change.lines ?? [storyLine("machboos", 2, ["medium", "daqoos"]), storyLine("saloona")];
  return {
    id: "order-431",
    order_code: "TB-20431",
    version: 1,
    order_type: "delivery",
    order_status: "pending",
    lane: "new",
    placed_at: storyMoment(-24),
    released_at: storyMoment(-24),
    accept_by: storyMoment(576),
    scheduled_at: null,
    accepted_at: null,
    promised_minutes: null,
    preparing_at: null,
    ready_at: null,
    delay_minutes: 0,
    delivering_at: null,
    eta: null,
    customer_name: "Noor",
    table_number: null,
    note: null,
    items_count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    payment_method: "cod",
    payment_status: "unpaid",
    amount_due: 21_600,
    rider_name: null,
    code: "none",
    ...change,
    lines,
  };
}

const accepted = (minutesAgo: number, promised: number): Partial<BoardCard> => ({
  order_status: "accepted",
  lane: "kitchen",
  accept_by: null,
  released_at: storyMoment(-minutesAgo * 60),
  accepted_at: storyMoment(-minutesAgo * 60),
  promised_minutes: promised,
  payment_status: "paid",
  payment_method: "card",
  amount_due: 0,
  code: "asked",
});

/** A busy evening: every lane of the drawings, with a late order. */
export const storyBoard: readonly BoardCard[] = [
  boardCard({
    note: "بدون مكسرات لو سمحتوا، ولدي عنده حساسية. دقوا الباب الجانبي",
    lines: [storyLine("machboos", 2, ["medium", "daqoos"]), storyLine("saloona"), storyLine("luqaimat", 3)],
  }),
  boardCard({
    id: "order-432",
    order_code: "TB-20432",
    order_type: "pickup",
    placed_at: storyMoment(-8),
    released_at: storyMoment(-8),
    accept_by: storyMoment(592),
    payment_status: "paid",
    payment_method: "card",
    amount_due: 0,
    lines: [storyLine("karak", 4), storyLine("chapati", 2)],
  }),
  boardCard({
    ...accepted(31, 25),
    id: "order-427",
    order_code: "TB-20427",
    order_type: "dine_in",
    table_number: "7",
    lines: [storyLine("grill"), storyLine("hummus", 2)],
  }),
  boardCard({
    ...accepted(17, 25),
    id: "order-428",
    order_code: "TB-20428",
    lines: [storyLine("lamb", 1, ["side"]), storyLine("fattoush", 2)],
  }),
  boardCard({
    ...accepted(30, 30),
    id: "order-425",
    order_code: "TB-20425",
    lane: "ready",
    ready_at: storyMoment(-4 * 60),
    rider_name: "Faisal",
  }),
  boardCard({
    ...accepted(32, 20),
    id: "order-424",
    order_code: "TB-20424",
    order_type: "pickup",
    lane: "ready",
    ready_at: storyMoment(-9 * 60),
    customer_name: "Haya",
  }),
  boardCard({
    ...accepted(40, 25),
    id: "order-421",
    order_code: "TB-20421",
    order_status: "delivering",
    lane: "out",
    ready_at: storyMoment(-20 * 60),
    delivering_at: storyMoment(-15 * 60),
    rider_name: "Raju",
    eta: { from: storyMoment(7 * 60), to: storyMoment(12 * 60), latest_by: storyMoment(20 * 60) },
  }),
  boardCard({
    id: "order-433",
    order_code: "TB-20433",
    lane: "later",
    accept_by: null,
    scheduled_at: storyMoment(96 * 60),
    released_at: storyMoment(61 * 60),
    payment_status: "paid",
    payment_method: "card",
    amount_due: 0,
  }),
];

/** The kitchen's order that its customer has canceled. */
export const storyGone = boardCard({
  ...accepted(12, 25),
  id: "order-429",
  order_code: "TB-20429",
  lines: [storyLine("machboos")],
});

import { count, eq } from "drizzle-orm";
import { families, products, users } from "../db/schema.js";
import { createBasketService } from "../modules/family/basket-service.js";
import { createFamilyService } from "../modules/family/service.js";
import type { Panel } from "../panel.js";
import { DEMO_ACCOUNTS } from "./demo-accounts.js";

/** The demo's account that belongs to its customer's family. */
const DEMO_FAMILY_MEMBER = "family@talabee.qa" satisfies (typeof DEMO_ACCOUNTS)[number]["email"];

/** Monthly allowance of the member, in dirhams. */
const ALLOWANCE = 30_000;

/** Line of the demo's basket and the family member who adds it. */
export interface DemoBasketLine {
  readonly by: "owner" | "member";
  readonly product_id: string;
  readonly quantity: number;
  readonly addons?: readonly { id: string; quantity: number }[];
  readonly note?: string;
}

/** Friday lunch for the family, all from one store. */
export const DEMO_BASKET: readonly DemoBasketLine[] = [
  {
    by: "owner",
    product_id: "bayt-al-machboos.lamb-machboos",
    quantity: 2,
    addons: [
      { id: "bayt-al-machboos.spice.spice-medium", quantity: 1 },
      { id: "bayt-al-machboos.extra.extra-daqoos", quantity: 2 },
    ],
  },
  { by: "owner", product_id: "bayt-al-machboos.arabic-coffee", quantity: 1 },
  {
    by: "member",
    product_id: "bayt-al-machboos.chicken-machboos",
    quantity: 1,
    addons: [{ id: "bayt-al-machboos.spice.spice-mild", quantity: 1 }],
    note: "بدون زبيب",
  },
  { by: "member", product_id: "bayt-al-machboos.luqaimat-12", quantity: 1 },
];

/**
 * Creates a family for the demo's customer: a member with an allowance, and a basket with lines of both. Does nothing if
 * a family exists, or outside the demo.
 */
export async function ensureDemoFamily(
  panel: Panel,
  basket: readonly DemoBasketLine[] = DEMO_BASKET,
): Promise<void> {
  if (!panel.config.demo) return;
  const [existing] = await panel.db.select({ count: count() }).from(families);
  const idOf = async (email: string) =>
    (await panel.db.select({ id: users.id }).from(users).where(eq(users.email, email)))[0]?.id;
  const owner = await idOf(DEMO_ACCOUNTS[0].email);
  const member = await idOf(DEMO_FAMILY_MEMBER);
  if (existing!.count > 0 || owner === undefined || member === undefined) return;
  const people = createFamilyService(panel);
  const { invite_code: code } = await people.create(owner, "Al Demo", "en");
  await people.join(code!, { userId: member, ip: "demo" }, "en");
  await people.setAllowance(owner, member, ALLOWANCE, "en");
  const baskets = createBasketService(panel);
  for (const { by, product_id, quantity, addons = [], note = null } of basket) {
    const form = { product_id, quantity, addons: [...addons], note };
    const [product] = await panel.db
      .select({ id: products.id })
      .from(products)
      .where(eq(products.id, product_id));
    // A demo with other stores gets the family without the basket.
    if (product !== undefined) await baskets.add(by === "owner" ? owner : member, form, "en");
  }
}

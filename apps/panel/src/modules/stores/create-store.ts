import type { CallBody, createStore } from "@talabee/contract";
import { max } from "drizzle-orm";
import { randomInt } from "node:crypto";
import type { Queries } from "../../db/database.js";
import { stores } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import type { StoreRow } from "../catalogue/store-dto.js";

type Form = CallBody<typeof createStore>;

/** What a draft has until somebody says otherwise. */
const DRAFT = {
  legalName: "",
  description: { en: "", ar: "" },
  brandColor: "#0b6b6b",
  cuisines: [],
  tags: [],
  openingHours: [],
  minOrder: 0,
  deliveryFee: 0,
  deliveryMin: 30,
  deliveryMax: 45,
  orderTypes: ["delivery", "pickup"],
  zone: 0,
  active: false,
  isDraft: true,
} satisfies Partial<typeof stores.$inferInsert>;

const LONGEST_SLUG = 48;
/** Stores of one name that get an address by themselves. */
const TRIES = 20;

/** Inserts a draft; its address is the given one, or made of its English name. Throws `store_address_taken`. */
export async function insertDraft(tx: Queries, { name, id }: Pick<Form, "name" | "id">): Promise<StoreRow> {
  const [last] = await tx.select({ position: max(stores.position) }).from(stores);
  const insert = async (address: string) => {
    const [row] = await tx
      .insert(stores)
      .values({ ...DRAFT, id: address, name, position: (last?.position ?? -1) + 1 })
      .onConflictDoNothing({ target: stores.id })
      .returning();
    return row;
  };
  if (id !== undefined) {
    const row = await insert(id);
    if (row === undefined) throw new ApiError("store_address_taken");
    return row;
  }
  const slug = slugOf(name.en);
  for (let tries = 0; tries < TRIES; tries++) {
    const row = await insert(tries === 0 ? slug : `${slug}-${randomInt(1000, 10_000)}`);
    if (row !== undefined) return row;
  }
  throw new ApiError("store_address_taken");
}

/** "Um Ali's Café" becomes `um-alis-cafe`. */
export function slugOf(name: string): string {
  const plain = name
    .normalize("NFKD")
    .replace(/[\p{Mn}'’]/gu, "")
    .toLowerCase();
  const slug = plain.replace(/[^a-z0-9]+/g, "-").slice(0, LONGEST_SLUG);
  return slug.replace(/^-+|-+$/g, "") || "store";
}

import { sql } from "drizzle-orm";
import sharp from "sharp";
import { storeStaff } from "../db/schema.js";
import { type Answer, createTestPanel, type Person } from "./test-panel.js";
import { openTestDatabase } from "./test-database.js";

/** A panel whose database has its tables and not a row of the fixture's stores: as an operator finds it who starts from nothing. */
export async function createEmptyPanel() {
  const test = await createTestPanel({}, {}, async () => {
    const database = await openTestDatabase();
    await database.db.execute(
      sql`truncate stores, categories, collections, banners, pages, search_documents, search_words, search_aliases cascade`,
    );
    return database;
  });
  /** Sends JSON, as the programs of an office may. */
  const post = (path: string, body: object, who: Person, key?: string): Promise<Answer> =>
    test.send("POST", path, JSON.stringify(body), {
      ...who,
      ...(key === undefined ? {} : { key }),
      headers: { "Content-Type": "application/json" },
    });
  return { ...test, json: post };
}

export type EmptyPanel = Awaited<ReturnType<typeof createEmptyPanel>>;

const both = (text: string) => ({ en: text, ar: "متجر" });

/** Opens a store with one product, from nothing, as the office does: {@link createEmptyPanel} has none. */
export async function openShop(
  test: EmptyPanel,
  { office, owner }: { readonly office: Person; readonly owner: Person },
): Promise<{ storeId: string; productId: string }> {
  const send = async (path: string, body: object = {}) => {
    const answer = await test.json(`/api/panel/${path}`, body, office);
    if (answer.status > 201) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    return answer.body.data;
  };
  const category = await send("categories", { name: both("Qatari") });
  const { id: storeId } = await send("stores", { name: both("Corner"), description: both("Breakfast") });
  await send(`stores/${storeId}/update`, { category_ids: [category.id], cuisines: [both("Café")] });
  const opening_hours = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
    day,
    open: "00:00",
    close: "24:00",
    closes_next_day: false,
  }));
  await send(`stores/${storeId}/hours`, { opening_hours, preparation_minutes: 10 });
  await send(`stores/${storeId}/delivery`, {
    zone_number: 61,
    location: { lat: 25.3208, lng: 51.5286, text: both("West Bay") },
    min_order: 0,
    delivery_fee: 700,
  });
  const section = await send(`stores/${storeId}/sections`, { name: both("Food") });
  const product = await send(`stores/${storeId}/products`, {
    section_id: section.id,
    name: both("Pancakes"),
    price: 2400,
    stock: 40,
  });
  await test.db.insert(storeStaff).values({ userId: owner.id, storeId, role: "owner" });
  await send(`stores/${storeId}/open`);
  return { storeId, productId: product.id };
}

/** A picture of a size, as a camera or a designer has it. */
export async function pictureFile(width = 640, height = 480): Promise<File> {
  const bytes = await sharp({
    create: { width, height, channels: 3, background: "#b35c1e" },
  })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], "dish.jpg", { type: "image/jpeg" });
}

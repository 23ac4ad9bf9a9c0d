import { eq } from "drizzle-orm";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { stores } from "../../db/schema.js";
import { createEmptyPanel, type EmptyPanel, pictureFile } from "../../testing/empty-shop.js";
import { createTestPanel, type TestPanel } from "../../testing/test-panel.js";
import { activateStore } from "../stores.js";
import { exportStore } from "./export-store.js";
import { importStore } from "./import-store.js";

let full: TestPanel;
let empty: EmptyPanel;
let folder: string;
beforeAll(async () => {
  [full, empty] = [await createTestPanel(), await createEmptyPanel()];
  folder = await mkdtemp(join(tmpdir(), "talabee-store-file-"));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await full.close();
  await empty.close();
});

const targetOf = ({ db, panel }: Pick<TestPanel, "db" | "panel">) => ({
  db,
  uploads: panel.uploads,
  dataDir: panel.config.dataDir,
});
async function write(name: string, content: object | string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, typeof content === "string" ? content : JSON.stringify(content));
  return path;
}
const both = (en: string, ar = "ع") => ({ en, ar });
const SMALL = { talabee_store: 1, id: "um-ali", name: both("Um Ali", "أم علي") };

it(
  "a store goes through a file into another shop without a difference",
  { tags: ["REQ-API-44"] },
  async () => {
    const staff = await full.person({ storeId: "spice" });
    const picture = await pictureFile();
    const upload = async (kind: string) =>
      (await full.post("/api/panel/stores/spice/pictures", { kind, picture }, staff)).body.data.id as string;
    await full.post("/api/panel/stores/spice/update", { logo_id: await upload("logo") }, staff);
    const images = [await upload("product"), await upload("product")];
    await full.post("/api/panel/products/spice.tea/change", { image_ids: images, brand: "Al Asr" }, staff);
    const delivery = { zone_fees: [{ zone: 5, fee: 900 }], tables: [{ number: "A1", seats: 2 }] };
    await full.post("/api/panel/stores/spice/delivery", delivery, staff);
    // Another id, as the checks of stock know the products of the fixture.
    const before = { ...(await exportStore(targetOf(full), "spice")), id: "pepper" };
    expect(Object.keys(before.files ?? {})).toHaveLength(1 + 2 * 5);
    const path = await write("pepper.json", before);
    expect(await importStore(targetOf(empty), path, null)).toEqual({ id: "pepper", products: 7 });
    expect(await exportStore(targetOf(empty), "pepper")).toEqual(before);
    // Under another id it is a second store of the same menu.
    const copy = await write("copy.json", { ...before, id: "pepper-two" });
    await importStore(targetOf(empty), copy, null);
    expect(await exportStore(targetOf(empty), "pepper-two")).toEqual({ ...before, id: "pepper-two" });
    await expect(importStore(targetOf(empty), path, null)).rejects.toThrow(
      "There is a store with the id pepper",
    );
  },
);

it("a file that a person wrote becomes a draft, and opens once nothing is missing", async () => {
  await writeFile(join(folder, "dish.jpg"), Buffer.from(await (await pictureFile()).arrayBuffer()));
  const path = await write("small.json", {
    ...SMALL,
    categories: [{ name: both("Sweets", "حلويات") }],
    opening_hours: [{ day: 0, open: "00:00", close: "24:00" }],
    zone_number: 61,
    location: { lat: 25.3, lng: 51.5, text: both("West Bay") },
    sections: [
      {
        id: "sweets",
        name: both("Sweets"),
        products: [{ id: "um-ali", name: both("Um Ali"), price: 1800, images: ["dish.jpg"] }],
      },
    ],
  });
  const { email } = await empty.person();
  expect(await importStore(targetOf(empty), path, email.toUpperCase())).toEqual({
    id: "um-ali",
    products: 1,
  });
  expect((await empty.get("/api/stores/um-ali")).status).toBe(404);
  const said: string[] = [];
  await activateStore(empty.db, "um-ali", true, (line) => void said.push(line));
  expect(said).toEqual(["um-ali takes orders"]);
  const { items } = (await empty.get("/api/stores/um-ali/products")).body.data;
  expect((await empty.app.request(items[0].image.src)).status).toBe(200);
  expect((await empty.get("/api/categories")).body.data.items.at(-1)).toMatchObject({
    name: "Sweets",
    stores_count: 1,
  });
});

it.each<[what: string, content: object | string, message: RegExp]>([
  ["no JSON", "{", /not JSON/],
  ["another format", { ...SMALL, talabee_store: 2 }, /talabee_store/],
  ["a name in one language", { ...SMALL, name: { en: "Um Ali" } }, /name\.ar/],
  ["a misspelled field", { ...SMALL, opening_hour: [] }, /opening_hour/],
  [
    "hours that are none",
    { ...SMALL, opening_hours: [{ day: 9, open: "1", close: "2" }] },
    /opening_hours\.0/,
  ],
  ["a product twice", { ...SMALL, sections: sectionOf([dish("a"), dish("a")]) }, /have the id a/],
  [
    "an unknown group",
    { ...SMALL, sections: sectionOf([{ ...dish("a"), addon_groups: ["x"] }]) },
    /options: x/,
  ],
  ["a dear sale", { ...SMALL, sections: sectionOf([{ ...dish("a"), sale_price: 100 }]) }, /sale price of a/],
  ["a missing picture", { ...SMALL, logo: "nowhere.png" }, /nowhere\.png cannot be read/],
  ["a picture from elsewhere", { ...SMALL, logo: "../elsewhere.png" }, /not in the folder/],
  ["no picture", { ...SMALL, logo: "no-picture.json" }, /is no PNG/],
  ["a path out of the pictures", { ...SMALL, files: { "/pictures/../x.webp": "" } }, /files/],
])("a file with %s is refused, with the place, and nothing of it is kept", async (_, content, message) => {
  await write("no-picture.json", "{}");
  const path = await write("bad.json", content);
  const before = await empty.db.select({ id: stores.id }).from(stores);
  await expect(importStore(targetOf(empty), path, null)).rejects.toThrow(message);
  expect(await empty.db.select({ id: stores.id }).from(stores)).toEqual(before);
});

it("a draft that lacks something stays one, and says what to do", async () => {
  await importStore(targetOf(empty), await write("bare.json", { ...SMALL, id: "bare" }), null);
  await expect(activateStore(empty.db, "bare", true, () => undefined)).rejects.toThrow(/opening hours/);
  await expect(
    importStore(targetOf(empty), await write("other.json", { ...SMALL, id: "other" }), "nobody@example.com"),
  ).rejects.toThrow(/no verified account/);
  expect(await empty.db.select().from(stores).where(eq(stores.id, "other"))).toEqual([]);
});

function dish(id: string) {
  return { id, name: both("Dish"), price: 100 };
}
function sectionOf(products: object[]) {
  return [{ id: "all", name: both("All"), products }];
}

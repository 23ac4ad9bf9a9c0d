import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { pictures, storeStaff, stores } from "../../db/schema.js";
import {
  actions,
  admin,
  customer,
  setUpAdminTests,
  staff,
  stranger,
  test,
} from "../../testing/admin-fixture.js";
import { pictureFile } from "../../testing/empty-shop.js";
import type { Person } from "../../testing/test-panel.js";
import { deleteUnusedPictures } from "../files/picture-rows.js";
import { slugOf } from "./create-store.js";

setUpAdminTests();

const both = (en: string, ar = "ع") => ({ en, ar });
let kitchen: Person;
beforeAll(async () => {
  kitchen = await test.person({ storeId: "spice" });
  await test.db.update(storeStaff).set({ role: "kitchen" }).where(eq(storeStaff.userId, kitchen.id));
});
beforeEach(async () => {
  await test.db.delete(stores).where(eq(stores.isDraft, true));
});

const draft = async (fields: object = {}) =>
  (await test.post("/api/panel/stores", { name: both("Bait Sharq"), ...fields }, admin)).body.data;

describe("a store", () => {
  it.each([
    ["Um Ali's Café", "um-alis-cafe"],
    ["  ÅSE & Søn  ", "ase-s-n"],
    ["مقهى", "store"],
    ["x".repeat(200), "x".repeat(48)],
  ])("has an address made of its English name: %s", (name, slug) => expect(slugOf(name)).toBe(slug));

  it("gets another address than one of the same name, unless it asks for a taken one", async () => {
    const [first, second] = [await draft(), await draft()];
    expect(first.id).toBe("bait-sharq");
    expect(second.id).toMatch(/^bait-sharq-\d{4}$/);
    const taken = await test.post("/api/panel/stores", { id: "spice", name: both("Other") }, admin);
    expect([taken.status, taken.body.code]).toEqual([409, "store_address_taken"]);
    const odd = await test.post("/api/panel/stores", { id: "Spice House", name: both("Other") }, admin);
    expect(odd.body.errors).toHaveProperty("id");
  });

  it("is a draft to nobody but those who run it", async () => {
    const { id } = await draft();
    for (const path of [`/api/stores/${id}`, `/api/stores/${id}/products`, `/api/stores/${id}/slots`])
      expect([path, (await test.get(path)).status]).toEqual([path, 404]);
    expect(JSON.stringify((await test.get("/api/vendors")).body)).not.toContain(id);
    expect((await test.get("/api/search?q=bait")).body.data.stores ?? []).toEqual([]);
    expect((await test.get(`/api/panel/stores/${id}`, staff)).status).toBe(404);
    expect((await test.app.request(`/share/store/en/${id}.jpg`)).status).toBe(404);
  });

  it("is listed to its members, and all of them to the office, by name", async () => {
    const ids = async (who: Person, query = "") =>
      (await test.get(`/api/panel/stores?${query}`, who)).body.data.items.map(({ id }: { id: string }) => id);
    expect(await ids(staff)).toEqual(["spice"]);
    expect(await ids(admin)).toEqual(["bakery", "evening", "majlis", "spice"]);
    expect(await ids(admin, "q=SPI")).toEqual(["spice"]);
    expect(await ids(admin, "state=draft")).toEqual([]);
    const first = await test.get("/api/panel/stores?per_page=3", admin);
    const rest = await ids(admin, `cursor=${encodeURIComponent(first.body.data.next_cursor)}`);
    expect(rest).toEqual(["spice"]);
  });

  it("is changed by those whose role may, and each change is in the audit log with its difference", async () => {
    const path = "/api/panel/stores/spice";
    const change = { description: both("New", "جديد"), tags: [both("Family")] };
    expect((await test.post(`${path}/update`, change, kitchen)).status).toBe(403);
    expect((await test.post(`${path}/update`, change, stranger)).status).toBe(404);
    expect((await test.post(`${path}/update`, change, customer)).status).toBe(403);
    expect((await test.post(`${path}/update`, change, staff)).status).toBe(200);
    expect((await test.get("/api/stores/spice", { language: "ar" })).body.data.description).toBe("جديد");
    expect(await actions()).toEqual([
      {
        action: "store.update",
        before: { description: both("A store", "متجر"), tags: [] },
        after: change,
      },
    ]);
    // The same again is no change.
    expect((await test.post(`${path}/update`, change, staff)).status).toBe(200);
    expect(await actions()).toHaveLength(1);
    // In a form, null is the empty list.
    const emptied = await test.post(`${path}/update`, { tags: null }, staff);
    expect(emptied.body.data.tags).toEqual([]);
    const unknown = await test.post(`${path}/update`, { category_ids: ["nothing"] }, staff);
    expect(unknown.body.errors).toHaveProperty("category_ids");
  });

  it("refuses hours that are none, and fees of a zone twice", async () => {
    const hours = (fields: object) => ({
      opening_hours: [{ day: 0, open: "10:00", close: "22:00", ...fields }],
    });
    const path = "/api/panel/stores/spice";
    for (const bad of [{ close: "09:00" }, { day: 7 }, { open: "25:00" }]) {
      expect((await test.post(`${path}/hours`, hours(bad), staff)).status).toBe(422);
    }
    expect(
      (await test.post(`${path}/hours`, hours({ close: "02:00", closes_next_day: true }), staff)).status,
    ).toBe(200);
    const twice = [
      { zone: 5, fee: 1 },
      { zone: 5, fee: 2 },
    ];
    expect((await test.post(`${path}/delivery`, { zone_fees: twice }, staff)).status).toBe(422);
    const set = { zone_fees: [twice[0]], tables: [{ number: "1", seats: 4 }], free_delivery_over: 9000 };
    const { data } = (await test.post(`${path}/delivery`, set, staff)).body;
    expect(data).toMatchObject(set);
    const cleared = await test.post(
      `${path}/delivery`,
      { zone_fees: null, tables: null, free_delivery_over: null },
      staff,
    );
    expect(cleared.body.data).toMatchObject({ zone_fees: [], tables: [], free_delivery_over: null });
    const all = Array.from({ length: 7 }, (_, day) => ({ day, open: "00:00", close: "24:00" }));
    expect((await test.post(`${path}/hours`, { opening_hours: all }, staff)).status).toBe(200);
  });

  it("leaves the shop and returns, and a closure ends by itself", async () => {
    const status = async () => (await test.get("/api/stores/spice")).status;
    expect((await test.post("/api/panel/stores/spice/deactivate", {}, staff)).status).toBe(403);
    await test.post("/api/panel/stores/spice/deactivate", {}, admin);
    expect(await status()).toBe(410);
    expect((await test.post("/api/panel/stores/spice/open", {}, admin)).status).toBe(200);
    expect(await status()).toBe(200);
    const in1h = (hours: number) => new Date(test.panel.clock().getTime() + hours * 3_600_000).toISOString();
    const holiday = { starts_at: in1h(-1), ends_at: in1h(2), reason: both("Eid", "العيد") };
    const { data } = (await test.post("/api/panel/stores/spice/closures", holiday, staff)).body;
    const isOpen = async () => (await test.get("/api/stores/spice")).body.data.is_open;
    expect([data.closures.length, await isOpen()]).toEqual([1, false]);
    // A pause is not a holiday: to resume does not end the holiday.
    await test.post("/api/panel/stores/spice/resume", {}, staff);
    expect(await isOpen()).toBe(false);
    const removed = await test.post(`/api/panel/closures/${data.closures[0].id}/delete`, {}, staff);
    expect([removed.body.data.closures, await isOpen()]).toEqual([[], true]);
    const long = await test.post("/api/panel/stores/spice/pause", { until: in1h(24 * 8) }, staff);
    expect(long.body.errors).toHaveProperty("until");
  });

  it("keeps what it could not have opened without, as long as customers see it", async () => {
    const path = "/api/panel/stores/spice";
    const category = (await test.post("/api/panel/categories", { name: both("Grill") }, admin)).body.data.id;
    const day = { day: 0, open: "00:00", close: "24:00" };
    const location = { lat: 25.3, lng: 51.5, text: both("West Bay") };
    const changes = [
      ["category", "update", { category_ids: [category] }, { category_ids: null }],
      ["hours", "hours", { opening_hours: [day] }, { opening_hours: null }],
      ["location", "delivery", { location, zone_number: 61 }, { location: null }],
    ] as const;
    for (const [, call, given] of changes)
      expect((await test.post(`${path}/${call}`, given, staff)).status).toBe(200);
    for (const [missing, call, , taken] of changes) {
      const refused = await test.post(`${path}/${call}`, taken, staff);
      expect([refused.status, refused.body.code, refused.body.data]).toEqual([
        409,
        "store_is_open",
        { missing: [missing] },
      ]);
      expect(refused.body.message).toContain("pause it or enter a closure");
    }
    expect((await test.get(path, staff)).body.data.opening_hours).toHaveLength(1);
    // Out of the shop it may change altogether, and does not return without them.
    await test.post(`${path}/deactivate`, {}, admin);
    expect((await test.post(`${path}/hours`, { opening_hours: null }, staff)).status).toBe(200);
    expect((await test.post(`${path}/open`, {}, admin)).body.code).toBe("store_incomplete");
    const all = Array.from({ length: 7 }, (_, of) => ({ ...day, day: of }));
    await test.post(`${path}/hours`, { opening_hours: all }, staff);
    expect((await test.post(`${path}/open`, {}, admin)).status).toBe(200);
  });

  it("pauses for two hours at most by a counter, and says in the audit log which pause another one ended", async () => {
    const counter = await test.person({ storeId: "spice", storeRole: "counter" });
    const until = (hours: number) => new Date(test.panel.clock().getTime() + hours * 3_600_000).toISOString();
    const pause = (hours: number, who: Person) =>
      test.post("/api/panel/stores/spice/pause", { until: until(hours) }, who);
    expect((await pause(3, counter)).body.errors).toHaveProperty("until");
    expect((await pause(2, counter)).status).toBe(200);
    expect((await pause(24, staff)).status).toBe(200);
    const pauses = (await actions()).filter(({ action }) => action === "store.pause");
    expect(pauses.map(({ before }) => before === null)).toEqual([true, false]);
    await test.post("/api/panel/stores/spice/resume", {}, counter);
  });
});

describe("a picture", () => {
  const upload = async (kind: string, who = staff, id = "spice") =>
    test.post(`/api/panel/stores/${id}/pictures`, { kind, picture: await pictureFile() }, who);

  it("is published in the widths of its kind, and only for its store and use", async () => {
    const { data } = (await upload("logo")).body;
    const theirs = (await upload("logo", stranger, "bakery")).body.data;
    const dish = (await upload("product")).body.data;
    expect(data.picture).toMatchObject({ width: 384, height: 288, thumbhash: null });
    expect(dish.picture.srcset.split(", ").map((one: string) => one.split(" ")[1])).toEqual([
      "160w",
      "320w",
      "480w",
      "640w",
    ]);
    for (const url of dish.picture.srcset.split(", ").map((one: string) => one.split(" ")[0])) {
      const file = await test.app.request(url);
      expect([file.status, file.headers.get("Cache-Control")]).toEqual([
        200,
        expect.stringContaining("immutable"),
      ]);
    }
    for (const id of [theirs.id, dish.id, "nothing"]) {
      const refused = await test.post("/api/panel/stores/spice/update", { logo_id: id }, staff);
      expect(refused.body.errors).toHaveProperty("logo_id");
    }
    const used = await test.post("/api/panel/stores/spice/update", { logo_id: data.id }, staff);
    expect(used.body.data.logo).toEqual(data.picture);
    expect((await test.get("/api/vendors?q=spice")).body.data.items[0].logo).toEqual(data.picture);
    // After a day those that nothing shows are gone.
    test.passTime(25 * 3600);
    await deleteUnusedPictures(test.panel);
    expect((await test.db.select().from(pictures)).map(({ id }) => id)).toEqual([data.id]);
  });

  it("is refused if it is none", async () => {
    const picture = new File(["<svg/>"], "x.png", { type: "image/png" });
    const refused = await test.post("/api/panel/stores/spice/pictures", { kind: "logo", picture }, staff);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ["picture"]]);
  });
});

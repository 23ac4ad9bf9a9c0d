import { describe, expect, it } from "vitest";
import { actions, admin, setUpAdminTests, staff, test } from "../../testing/admin-fixture.js";
import { pictureFile } from "../../testing/empty-shop.js";

setUpAdminTests();

const both = (en: string, ar = "ع") => ({ en, ar });
const post = async (path: string, body: object = {}, who = admin) =>
  test.send("POST", `/api/panel/${path}`, JSON.stringify(body), {
    ...who,
    headers: { "Content-Type": "application/json" },
  });
async function upload(kind: string): Promise<string> {
  const form = { kind, picture: await pictureFile(1300, 500) };
  return (await test.post("/api/panel/pictures", form, admin)).body.data.id;
}

describe("banners", { tags: ["REQ-API-45"] }, () => {
  it("are shown in each language with its picture, in their order, until they are deleted", async () => {
    const image_ids = { en: await upload("banner"), ar: await upload("banner") };
    const banner = {
      title: both("Eid", "العيد"),
      text: both("Sweets", "حلويات"),
      action: both("See", "عرض"),
      link: "/store/spice",
      image_ids,
    };
    const { data: first } = (await post("banners", banner)).body;
    const { data: second } = (await post("banners", { ...banner, title: both("Second", "ثانية") })).body;
    const shown = async (language: "en" | "ar" = "en") =>
      (await test.get("/api/app-settings", { language })).body.data.banners.map(
        ({ title, image }: { title: string; image: { src: string } }) => [title, image.src],
      );
    expect(await shown()).toEqual([
      ["Eid", first.image.en.src],
      ["Second", second.image.en.src],
    ]);
    expect((await shown("ar"))[0]).toEqual(["العيد", first.image.ar.src]);
    await post("banners/order", { ids: [second.id, first.id] });
    expect((await shown()).map(([title]: string[]) => title)).toEqual(["Second", "Eid"]);
    await post(`banners/${second.id}/update`, { title: both("New") });
    expect((await shown())[0][0]).toBe("New");
    for (const { id } of [first, second]) await post(`banners/${id}/delete`);
    expect(await shown()).toEqual([]);
    expect((await actions()).map(({ action }) => action)).toEqual([
      "banner.create",
      "banner.create",
      "banner.order",
      "banner.update",
      "banner.delete",
      "banner.delete",
    ]);
  });

  it.each([
    { link: "https://elsewhere.example/" },
    { link: "javascript:alert(1)" },
    { link: "//elsewhere.example" },
    { coupon_id: "nothing" },
    { image_ids: { en: "nothing", ar: "nothing" } },
    { title: { en: "", ar: "" } },
  ])("that lead elsewhere or show nothing are refused: %j", async (bad) => {
    const id = await upload("banner");
    const banner = {
      title: both("Eid"),
      text: both(""),
      action: both("See"),
      link: "/",
      image_ids: { en: id, ar: id },
    };
    expect((await post("banners", { ...banner, ...bad })).status).toBe(422);
  });
});

describe("collections", () => {
  it("list products in parts, which keep their ids", async () => {
    const made = await post("collections", {
      name: both("Breakfast", "فطور"),
      image_id: await upload("collection"),
      parts: [
        { name: both("Tea"), product_ids: ["spice.tea"] },
        { name: both("Bread"), product_ids: ["bakery.bread", "bakery.bun"], vendor_ids: ["bakery"] },
      ],
    });
    const { id, parts } = made.body.data;
    const shown = async () => (await test.get(`/api/collections/${id}`)).body.data;
    expect((await shown()).products.items.map((one: { id: string }) => one.id)).toEqual([
      "spice.tea",
      "bakery.bread",
      "bakery.bun",
    ]);
    const [tea, bread] = parts;
    const changed = await post(`collections/${id}/update`, {
      parts: [
        { ...bread, product_ids: ["bakery.bun"] },
        { name: both("More"), product_ids: [] },
      ],
    });
    expect(changed.body.data.parts[0]).toEqual({ ...bread, product_ids: ["bakery.bun"] });
    expect((await shown()).sub_collections.map((one: { name: string }) => one.name)).toEqual([
      "Bread",
      "More",
    ]);
    for (const bad of [[tea], [{ name: both("X"), product_ids: ["nothing"] }], []])
      expect((await post(`collections/${id}/update`, { parts: bad })).status).toBe(422);
    expect((await post(`collections/${id}/delete`)).status).toBe(200);
    expect((await test.get(`/api/collections/${id}`)).status).toBe(404);
    expect((await post("collections", {}, staff)).status).toBe(403);
  });
});

describe("pages of text", () => {
  const written = {
    title: both("About us", "من نحن"),
    blocks: {
      en: [
        { kind: "heading", text: "Hello" },
        { kind: "link", text: "Write", href: "mailto:{email}" },
      ],
      ar: [{ kind: "paragraph", text: "أهلًا" }],
    },
  };

  it("are written in both languages, and return to the product's own", async () => {
    const own = (await test.get("/api/panel/pages", admin)).body.data.items;
    expect(own.map(({ id }: { id: string }) => id)).toEqual(["about", "privacy", "terms", "contact"]);
    expect((await post("pages/about/write", written)).status).toBe(200);
    expect((await test.get("/api/pages/about", { language: "ar" })).body.data).toEqual({
      title: "من نحن",
      blocks: [{ kind: "paragraph", text: "أهلًا" }],
    });
    expect((await post("pages/about/reset")).body.data).toEqual(own[0]);
    expect((await post("pages/nothing/write", written)).status).toBe(404);
  });

  it.each(["javascript:alert(1)", "http://plain.example", "data:text/html,x", "//elsewhere.example"])(
    "have no link to %s",
    async (href) => {
      const blocks = { ...written.blocks, en: [{ kind: "link", text: "x", href }] };
      expect((await post("pages/about/write", { ...written, blocks })).status).toBe(422);
    },
  );
});

import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { createUploadDeletion, DELETE_UPLOAD } from "../files/discard-uploads.js";
import { actions, superAdmin, setUpAdminTests, test } from "../../testing/admin-fixture.js";

setUpAdminTests();

describe("settings", () => {
  const change = (fields: object, language: "en" | "ar" = "en") =>
    test.post("/api/panel/settings", fields, { ...superAdmin, language });

  it("change only in the named fields, for every client at once", async () => {
    const before = (await test.get("/api/app-settings")).body.data;
    const changed = await change(
      { name: "Sadaf", support: { phone: "+97444112233" }, cash_rounding: 25 },
      "ar",
    );
    expect(changed.body.message).toBe("تم التحديث بنجاح");
    const now = (await test.get("/api/app-settings")).body.data;
    expect(now).toEqual({
      ...before,
      version: expect.stringMatching(/-2$/) as string,
      name: "Sadaf",
      cash_rounding: 25,
      support: { ...before.support, phone: "+97444112233" },
    });
    await change({ primary_color: "#9B1B4B" });
    expect((await test.get("/api/app-settings")).body.data).toMatchObject({
      name: "Sadaf",
      primary_color: "#9B1B4B",
    });
    expect(await actions()).toHaveLength(2);
    for (const bad of [
      { cash_rounding: 101 },
      { primary_color: "red" },
      { order_types: ["delivery", "delivery"] },
    ]) {
      expect((await change(bad)).status).toBe(422);
    }
  });

  it("replace texts of the product, and restore them by an empty one", async () => {
    const copy = async () => (await test.get("/api/app-settings")).body.data.copy_overrides;
    await change({ copy_overrides: { en: { "auth.verifiedTitle": "All set", "shell.home": "Start" } } });
    await change({ copy_overrides: { en: { "shell.home": "" }, ar: { "auth.verifiedTitle": "تم" } } });
    expect(await copy()).toEqual({
      en: { "auth.verifiedTitle": "All set" },
      ar: { "auth.verifiedTitle": "تم" },
    });
    for (const bad of [{ en: { "<b>": "x" } }, { en: { "shell.home": "x".repeat(501) } }, { fr: "x" }]) {
      const { status } = await change({ copy_overrides: bad });
      expect([bad, status]).toEqual([bad, "fr" in bad ? 200 : 422]);
    }
  });

  it("list social pages, and open and close applications", async () => {
    const socials = [{ kind: "instagram", url: "https://instagram.com/souq" }];
    await change({ socials, applicant_types: ["rider", "marketplace"] });
    const { data } = (await test.get("/api/app-settings")).body;
    expect([data.socials, data.applicant_types]).toEqual([socials, ["rider", "marketplace"]]);
    expect((await test.get("/api/startup")).body.data.applicant_types).toEqual(["rider", "marketplace"]);
    await change({ socials: null, applicant_types: null, payment_methods: null });
    expect((await test.get("/api/app-settings")).body.data).toMatchObject({
      socials: [],
      applicant_types: [],
      payment_methods: [],
    });
    for (const bad of ["javascript:alert(1)", "http://instagram.com", 'https://x.y/"><b>']) {
      expect((await change({ socials: [{ kind: "x", url: bad }] })).status).toBe(422);
    }
  });

  it("hold a logo, served as the server has drawn it, and delete the one before", async () => {
    const wide = await sharp({ create: { width: 900, height: 150, channels: 4, background: "#9b1b4b" } })
      .png()
      .toBuffer();
    const file = new File([new Uint8Array(wide)], "logo.png", { type: "image/png" });
    const { logo } = (await change({ logo: file })).body.data;
    expect(logo).toEqual({
      src: expect.stringMatching(/^\/brand\/[\w-]{24}\.webp$/) as string,
      width: 600,
      height: 100,
    });
    const served = await test.app.request(logo.src);
    expect([served.status, served.headers.get("Content-Type")]).toEqual([200, "image/webp"]);
    test.panel.jobs.handle(DELETE_UPLOAD, createUploadDeletion(test.panel));
    test.panel.jobs.start();
    const { logo: next } = (await change({ logo: file })).body.data;
    await expect.poll(async () => (await test.app.request(logo.src)).status).toBe(404);
    expect((await change({ name: "Souq" })).body.data.logo).toEqual(next);
    expect((await change({ logo: null })).body.data.logo).toBeNull();
    const script = new File(["<svg onload=alert(1)>"], "logo.png", { type: "image/png" });
    expect((await change({ logo: script })).body.errors).toEqual({ logo: ["Use PNG, WebP or JPG"] });
    const logoOf = (...parts: BlobPart[]) => ({ logo: new File(parts, "logo.png", { type: "image/png" }) });
    const cut = new Uint8Array(wide.subarray(0, wide.length - 30));
    expect((await change(logoOf(cut))).body.errors).toEqual({
      logo: ["This file is damaged and cannot be read. Choose another"],
    });
    // Just beyond the limit, and beyond what a body may have.
    for (const [bytes, status] of [
      [1024 * 1024, 422],
      [2 * 1024 * 1024, 413],
    ] as const) {
      const large = await change(logoOf(new Uint8Array(wide), new Uint8Array(bytes)));
      expect([large.status, large.body.errors]).toEqual([status, { logo: ["The file is larger than 1 MB"] }]);
    }
    const vast = await sharp({ create: { width: 5200, height: 5200, channels: 3, background: "#fff" } })
      .png()
      .toBuffer();
    expect((await change(logoOf(new Uint8Array(vast)))).body.errors).toEqual({
      logo: ["The picture has more than 25 megapixels"],
    });
  });
});

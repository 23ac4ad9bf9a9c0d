import { eq } from "drizzle-orm";
import { readdir } from "node:fs/promises";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { files, users } from "../../db/schema.js";
import { createTestPanel, type Person, type TestPanel } from "../../testing/test-panel.js";
import { createUploadDeletion, DELETE_UPLOAD } from "../files/discard-uploads.js";
import { uploadsFolder } from "../../uploads/folder-store.js";

let test: TestPanel;
beforeAll(async () => void (test = await createTestPanel()));
afterAll(() => test.close());

const profile = {
  first_name: "Maryam",
  last_name: "Al Kuwari",
  mobile: "٥٥١٢ ٣٤٥٦",
  birthday: "1994-02-28",
  gender: "female",
};
const save = (customer: Person, fields: object = {}, language: "en" | "ar" = "en") =>
  test.post("/api/user_info", { ...profile, ...fields }, { ...customer, language });
const picture = async (format: "png" | "jpeg", width = 800, height = 600) =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: "#008080" } })
      .toFormat(format)
      .withExif({ IFD0: { Artist: "a camera" } })
      .toBuffer(),
  );
const stored = () => readdir(uploadsFolder(test.panel.config.dataDir)).catch(() => [] as string[]);

describe("profile", () => {
  it("saves the fields and keeps omitted ones", async () => {
    const customer = await test.person();
    const saved = await save(customer, { username: "Maryam.K", country: "qa" });
    expect([saved.status, saved.body.message]).toEqual([200, "Updated successfully"]);
    expect(saved.body.data).toMatchObject({
      first_name: "Maryam",
      username: "maryam.k",
      mobile: "+97455123456",
      birthday: "1994-02-28",
      gender: "female",
      country: "QA",
      role: "user",
      family_id: null,
      wallet_balance: 0,
      unread_notifications: 0,
    });
    const again = await save(customer, { first_name: "Mariam" });
    expect(again.body.data).toMatchObject({ first_name: "Mariam", username: "maryam.k", country: "QA" });
    expect((await save(customer, { username: null })).body.data.username).toBeNull();
    expect((await test.get("/api/user", customer)).body.data.first_name).toBe("Maryam");
  });

  it.each([
    ["birthday", { birthday: "2999-01-01" }, "Choose a day in the past", "يرجى اختيار يوم سابق"],
    ["country", { country: "ZZ" }, "This value is not valid", "القيمة غير صالحة"],
    ["gender", { gender: "x" }, "gender is required", "يرجى تحديد الجنس"],
    ["mobile", { mobile: "12" }, "Mobile number must be a valid number", "يرجى إدخال رقم جوال صحيح"],
    ["username", { username: "taken.name" }, "This username is taken", "اسم المستخدم هذا محجوز"],
  ])("rejects an invalid %s, in both languages", async (field, fields, english, arabic) => {
    if (field === "username") await save(await test.person(), fields);
    const customer = await test.person();
    for (const [language, text] of [
      ["en", english],
      ["ar", arabic],
    ] as const) {
      const response = await save(customer, fields, language);
      expect([response.status, response.body.errors]).toEqual([422, { [field]: [text] }]);
    }
    const [row] = await test.db.select().from(users).where(eq(users.id, customer.id));
    expect(row?.birthday).toBeNull();
  });

  it("counts unread notifications", async () => {
    const customer = await test.person();
    await test.order(customer, [["spice.tea", 1]]);
    const me = await test.get("/api/user", customer);
    expect(me.body.data.unread_notifications).toBe(1);
    await test.post("/api/notifications/read-all", {}, customer);
    expect((await test.get("/api/user", customer)).body.data.unread_notifications).toBe(0);
    await test.forgetOrders();
  });
});

describe("avatar", () => {
  it("is re-encoded, resized and stripped of metadata, and its file is replaced", async () => {
    test.panel.jobs.handle(DELETE_UPLOAD, createUploadDeletion(test.panel));
    test.panel.jobs.start();
    const customer = await test.person();
    const before = (await stored()).length;
    for (const format of ["png", "jpeg"] as const) {
      const type = `image/${format}`;
      const avatar = new File([await picture(format)], "../../me.html", { type });
      const { body } = await save(customer, { avatar });
      expect(body.data.avatar).toMatch(/^\/avatars\/[\w-]{24}\.webp$/);
      const served = await test.app.request(body.data.avatar);
      expect(served.headers.get("Content-Type")).toBe("image/webp");
      expect(served.headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(served.headers.get("Content-Security-Policy")).toContain("sandbox");
      const meta = await sharp(await served.arrayBuffer()).metadata();
      expect([meta.format, meta.width, meta.height, meta.exif]).toEqual(["webp", 512, 512, undefined]);
      await expect.poll(async () => (await stored()).length).toBe(before + 1);
    }
    expect(await test.db.select().from(files).where(eq(files.ownerId, customer.id))).toHaveLength(1);
    expect((await save(customer)).body.data.avatar).not.toBeNull();
    expect((await save(customer, { avatar: null })).body.data.avatar).toBeNull();
    await expect.poll(async () => (await stored()).length).toBe(before);
  });

  it("is rejected with more pixels than memory is given for, before it is decoded", async () => {
    const customer = await test.person();
    const before = await stored();
    const huge = new File([await picture("png", 5200, 5200)], "me.png", { type: "image/png" });
    const response = await save(customer, { avatar: huge });
    expect([response.status, response.body.errors]).toEqual([
      422,
      { avatar: ["The picture has more than 25 megapixels"] },
    ]);
    expect(await stored()).toEqual(before);
  });

  it("is rejected when its content is no picture, and leaves no file", async () => {
    const customer = await test.person();
    const before = await stored();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const good = await picture("png", 64, 64);
    const bad: [string, BlobPart, string][] = [
      ["svg", svg, "image/svg+xml"],
      ["svg called png", svg, "image/png"],
      ["gif called png", Uint8Array.from(Buffer.from("GIF89a\x01\0\x01\0\0\0\0", "latin1")), "image/png"],
      ["png that is text", "hello", "image/png"],
    ];
    for (const [name, bytes, type] of bad) {
      const response = await save(customer, { avatar: new File([bytes], "me.png", { type }) });
      expect([response.status, response.body.errors], name).toEqual([422, { avatar: ["Use JPG or PNG"] }]);
    }
    for (const cut of [good.slice(0, 60), good.slice(0, good.length - 30)]) {
      const response = await save(
        customer,
        { avatar: new File([cut], "me.png", { type: "image/png" }) },
        "ar",
      );
      expect(response.body.errors).toEqual({ avatar: ["الملف تالف ولا يمكن قراءته، يرجى اختيار ملف آخر"] });
    }
    const arabic = await save(customer, { avatar: new File([svg], "me.png", { type: "image/png" }) }, "ar");
    expect(arabic.body.errors.avatar).toEqual(["يرجى اختيار صورة JPG أو PNG"]);
    expect(await stored()).toEqual(before);
  });

  it("is rejected beyond 5 MB or 25 megapixels", async () => {
    const customer = await test.person();
    const type = "image/png";
    const large = new File([await picture("png"), new Uint8Array(5 * 1024 * 1024)], "me.png", { type });
    for (const [language, text] of [
      ["en", "The file is larger than 5 MB"],
      ["ar", "حجم الملف أكبر من 5 ميغابايت"],
    ] as const) {
      const response = await save(customer, { avatar: large }, language);
      expect([response.status, response.body.errors]).toEqual([422, { avatar: [text] }]);
    }
    const huge = new File([new Uint8Array(7 * 1024 * 1024)], "me.png", { type });
    const tooLarge = await save(customer, { avatar: huge });
    expect([tooLarge.status, tooLarge.body.code, tooLarge.body.errors]).toEqual([
      413,
      "payload_too_large",
      { avatar: ["The file is larger than 5 MB"] },
    ]);
    const flood = new File([await picture("png", 6400, 6400)], "me.png", { type });
    expect((await save(customer, { avatar: flood }, "ar")).body.errors).toEqual({
      avatar: ["دقة الصورة أعلى من 25 ميغابكسل"],
    });
  });
});

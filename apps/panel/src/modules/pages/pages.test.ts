import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { appSettings, contactMessages, pages } from "../../db/schema.js";
import { createTestPanel, type TestPanel } from "../../testing/test-panel.js";

let test: TestPanel;
beforeAll(async () => void (test = await createTestPanel()));
afterAll(() => test.close());

describe("pages", () => {
  it.each(["about", "privacy", "terms", "contact"])("has %s in both languages, as blocks", async (slug) => {
    const english = (await test.get(`/api/pages/${slug}`)).body.data;
    const arabic = (await test.get(`/api/pages/${slug}`, { language: "ar" })).body.data;
    expect(english.blocks.map(({ kind }: { kind: string }) => kind)).toEqual(
      arabic.blocks.map(({ kind }: { kind: string }) => kind),
    );
    const text = JSON.stringify(arabic.blocks);
    const letters = (script: RegExp) => text.match(script)?.length ?? 0;
    expect(letters(/\p{Script=Arabic}/gu)).toBeGreaterThan(letters(/\p{Script=Latin}/gu) / 2);
    expect(JSON.stringify([english, arabic])).not.toMatch(/[{](name|phone|email)[}]|<\w/);
  });

  it("fill in the brand's contacts, and texts from the table", async () => {
    const someone = await test.person({ role: "admin" });
    await test.db.insert(appSettings).values({
      body: { support: { phone: "+97441234567", email: "hi@sadaf.qa", whatsapp: "" } },
      updatedAt: new Date(),
    });
    expect(JSON.stringify((await test.get("/api/pages/contact", someone)).body)).toContain(
      "mailto:hi@sadaf.qa",
    );
    expect(JSON.stringify((await test.get("/api/pages/contact")).body)).toContain("+974 4123 4567");
    await test.db.insert(pages).values({
      slug: "about",
      title: { en: "Ours", ar: "لنا" },
      blocks: { en: [{ kind: "paragraph", text: "Hi" }], ar: [{ kind: "paragraph", text: "أهلا" }] },
      updatedAt: new Date(),
    });
    expect((await test.get("/api/pages/about")).body.data).toEqual({
      title: "Ours",
      blocks: [{ kind: "paragraph", text: "Hi" }],
    });
    await test.db.delete(appSettings);
  });

  it.each(["nothing", "constructor", "__proto__", "..%2f"])("are not found if unknown: %s", async (slug) => {
    const english = await test.get(`/api/pages/${slug}`);
    expect([english.status, english.body.message]).toEqual([404, "This could not be found"]);
    const arabic = await test.get(`/api/pages/${slug}`, { language: "ar" });
    expect(arabic.body.message).toBe("تعذّر العثور على المطلوب");
  });
});

describe("the startup call", () => {
  it("returns the lists for forms in the language of the request", async () => {
    const english = (await test.get("/api/startup")).body.data;
    const arabic = (await test.get("/api/startup", { language: "ar" })).body.data;
    expect(english.countries[0]).toEqual({ code: "QA", name: "Qatar" });
    expect(arabic.countries[0]).toEqual({ code: "QA", name: "قطر" });
    expect(arabic.countries).toContainEqual({ code: "PS", name: "فلسطين" });
    expect(english.countries).toContainEqual({ code: "PS", name: "Palestine" });
    expect(new Set(english.countries.map(({ code }: { code: string }) => code)).size).toBe(249);
    expect(english.applicant_types).toEqual(["partner", "rider", "star"]);
    expect(arabic.zones.find(({ number }: { number: number }) => number === 61).name).toBe("الخليج الغربي");
    expect(new Set(english.zones.map(({ number }: { number: number }) => number)).size).toBe(
      english.zones.length,
    );
  });

  it("has another version after the settings changed", async () => {
    const version = async () => (await test.get("/api/startup")).body.data.settings_version;
    const before = await version();
    await test.db.insert(appSettings).values({ body: { name: "Sadaf" }, updatedAt: new Date() });
    expect(await version()).not.toBe(before);
    expect((await test.get("/api/pages/contact")).body.data.blocks.at(-1).text).toMatch(/^Sadaf,/);
    await test.db.delete(appSettings);
  });
});

describe("a contact message", () => {
  const form = { name: "Noor", email: "noor@example.com", phone: "55123456", message: "Where is\nmy order?" };
  const send = (fields: object, sending = {}) => test.post("/api/contact-us", fields, sending);

  it("is stored and forwarded; only a signed-in user's own address gets a copy", async () => {
    const answer = await send(form);
    expect([answer.status, answer.body.message, answer.body.data]).toEqual([
      200,
      "Message sent successfully",
      null,
    ]);
    const someone = await test.person();
    expect((await send({ ...form, email: someone.email }, { ...someone, language: "ar" })).body.message).toBe(
      "تم إرسال رسالتك بنجاح",
    );
    const saved = await test.db.select().from(contactMessages).where(eq(contactMessages.userId, someone.id));
    expect(saved).toMatchObject([{ phone: "+97455123456", message: "Where is\nmy order?" }]);
    expect(await test.mailsTo(form.email)).toEqual([]);
    expect((await test.mailsTo(someone.email))[0]?.text).toContain("> my order?");
    expect((await test.mailsTo("help@talabee.qa")).map(({ subject }) => subject)).toEqual([
      "Message from Noor",
      "Message from Noor",
    ]);
  });

  it("lists missing fields in both languages, and is limited per address", async () => {
    expect((await send({})).body.errors).toMatchObject({
      name: ["Name is required"],
      message: ["Message is required"],
    });
    expect((await send({}, { language: "ar" })).body.errors).toMatchObject({ name: ["الاسم مطلوب"] });
    const limited = await createTestPanel({}, { PANEL_LIMITS_SCALE: "1", PANEL_LIMITS_CONTACT: "1" });
    await limited.post("/api/contact-us", form);
    const refused = await limited.post("/api/contact-us", form);
    expect([refused.status, refused.body.code]).toEqual([429, "too_many_requests"]);
    await limited.close();
  });
});

import { and, eq } from "drizzle-orm";
import { readdir } from "node:fs/promises";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applicants, auditLog, riders, users } from "../../db/schema.js";
import { createTestPanel, type Sending, type TestPanel } from "../../testing/test-panel.js";
import { uploadsFolder } from "../../uploads/folder-store.js";

let test: TestPanel;
beforeAll(async () => void (test = await createTestPanel()));
afterAll(() => test.close());

let count = 0;
const newEmail = () => `applicant${++count}@example.com`;
const rider = (fields: object = {}) => ({
  type: "rider",
  first_name: "Yousef",
  last_name: "Haddad",
  email: newEmail(),
  mobile: "55123456",
  ...fields,
});
const partner = (fields: object = {}) =>
  rider({
    type: "partner",
    business_type: "restaurant",
    company_name: "Bayt Al Yousef W.L.L.",
    cr_number: "102938",
    ...fields,
  });
const apply = (fields: object, sending: Sending = {}) => test.post("/api/applicants", fields, sending);
const decide = (admin: Sending, id: string, fields: object) =>
  test.post(`/api/panel/applicants/${id}/decide`, fields, admin);
const rowOf = async (reference: string) =>
  (await test.db.select().from(applicants).where(eq(applicants.reference, reference)))[0]!;

describe("applying", () => {
  it("returns a reference, and confirms it by e-mail in the applicant's language", async () => {
    const form = partner();
    const answer = await apply(form, { language: "ar" });
    expect([answer.status, answer.body.message]).toEqual([201, "تم إرسال رسالتك بنجاح"]);
    expect(answer.body.data).toEqual({
      reference: expect.stringMatching(/^AP-[2-9A-Z]{8}$/),
      status: "received",
    });
    const [mail] = await test.mailsTo(form.email);
    expect(mail?.subject).toContain(answer.body.data.reference);
    expect(mail?.html).toContain('dir="rtl"');
  });

  it(
    "requires business details of partners and marketplaces only (REQ-JOIN-13)",
    { tags: ["REQ-JOIN-05", "REQ-JOIN-11"] },
    async () => {
      for (const type of ["partner", "marketplace"]) {
        const english = await apply(rider({ type }));
        expect([english.status, english.body.errors]).toEqual([
          422,
          {
            business_type: ["Business Type is required"],
            company_name: ["Company Name is required"],
            cr_number: ["CR Number is required"],
          },
        ]);
        const arabic = await apply(rider({ type }), { language: "ar" });
        expect(arabic.body.errors.company_name).toEqual(["اسم الشركة مطلوب"]);
      }
      for (const type of ["rider", "star"]) expect((await apply(rider({ type }))).status).toBe(201);
      expect((await apply(rider({ type: "king" }))).body.errors).toHaveProperty("type");
    },
  );

  it("takes the types that the operator has opened, marketplaces not by default", async () => {
    const operator = await test.person({ role: "admin" });
    await test.db.update(users).set({ role: "super_admin" }).where(eq(users.email, operator.email));
    const open = async (types: readonly string[]) => {
      const changed = await test.post("/api/panel/settings", { applicant_types: types }, operator);
      expect(changed.status).toBe(200);
    };
    const marketplace = partner({ type: "marketplace" });
    const closed = await apply(marketplace);
    expect([closed.status, closed.body.code, closed.body.errors]).toEqual([
      422,
      "validation_failed",
      { type: ["This value is not valid"] },
    ]);
    await open(["marketplace"]);
    expect((await apply(marketplace)).status).toBe(201);
    expect((await apply(rider())).body.errors).toHaveProperty("type");
    await open(["partner", "rider", "star"]);
  });

  it("takes a business type of the list, and says 'Name is required' for either name", async () => {
    const { data } = (await test.get("/api/startup")).body;
    expect((await apply(partner({ business_type: data.business_types[3].code }))).status).toBe(201);
    for (const business_type of ["Restaurant", "casino"]) {
      const { status, body } = await apply(partner({ business_type }));
      expect([status, body.errors]).toEqual([422, { business_type: ["This value is not valid"] }]);
    }
    expect((await apply(rider({ first_name: " ", last_name: "" }))).body.errors).toEqual({
      first_name: ["Name is required"],
      last_name: ["Name is required"],
    });
  });

  it("accepts one open application of a type, also with concurrent requests", async () => {
    const form = rider();
    const both = await Promise.all([apply(form), apply(form)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const english = await apply(form);
    expect([english.body.code, english.body.message]).toEqual([
      "already_applied",
      "We have your application already",
    ]);
    expect((await apply(form, { language: "ar" })).body.message).toBe("طلب انضمامك مسجّل لدينا من قبل");
    expect((await apply({ ...form, type: "star" })).status).toBe(201);
  });

  it("leaves no file if the application is rejected", async () => {
    const form = rider();
    await apply(form);
    const files = () => readdir(uploadsFolder(test.panel.config.dataDir)).catch(() => []);
    const before = await files();
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#fff" } })
      .png()
      .toBuffer();
    const cr_attachment = new File([new Uint8Array(png)], "cr.png", { type: "image/png" });
    expect((await apply({ ...form, cr_attachment })).status).toBe(409);
    expect(await files()).toEqual(before);
  });

  it("is limited per address, and returns when to retry", async () => {
    const limited = await createTestPanel({}, { PANEL_LIMITS_SCALE: "1", PANEL_LIMITS_APPLICATIONS: "2" });
    const statuses = [];
    for (let i = 0; i < 3; i++) statuses.push((await limited.post("/api/applicants", rider())).status);
    expect(statuses).toEqual([201, 201, 429]);
    const refused = await limited.post("/api/applicants", rider(), { language: "ar" });
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(3000);
    expect(refused.body.message).toMatch(/^محاولات كثيرة، يرجى المحاولة مرة أخرى بعد/);
    await limited.close();
  });
});

describe("one's own applications", () => {
  it("are those of the account and its e-mail address, newest first", async () => {
    const someone = await test.person();
    await apply(rider());
    const first = await apply(rider({ email: someone.email }));
    const second = await apply(rider({ type: "star" }), someone);
    const mine = await test.get("/api/applicants/mine", someone);
    expect(mine.body.data.items.map(({ reference }: { reference: string }) => reference)).toEqual([
      second.body.data.reference,
      first.body.data.reference,
    ]);
    expect((await test.get("/api/applicants/mine")).status).toBe(401);
  });
});

describe("deciding", () => {
  it("is limited to admins, oldest first, page by page", async () => {
    const admin = await test.person({ role: "admin" });
    const everybody = await test.get("/api/panel/applicants?per_page=50", admin);
    const ids = everybody.body.data.items.map(({ id }: { id: string }) => id) as string[];
    expect(ids.length).toBeGreaterThan(5);
    const first = await test.get("/api/panel/applicants?per_page=2&status=received", admin);
    const next = await test.get(
      `/api/panel/applicants?per_page=2&status=received&cursor=${first.body.data.next_cursor}`,
      admin,
    );
    expect([...first.body.data.items, ...next.body.data.items].map(({ id }) => id)).toEqual(ids.slice(0, 4));
    const store = await test.person({ storeId: "spice" });
    for (const someone of [await test.person(), store]) {
      for (const answer of [
        await test.get("/api/panel/applicants", someone),
        await decide(someone, ids[0]!, { status: "accepted" }),
      ]) {
        expect([answer.status, answer.body.code]).toEqual([403, "forbidden"]);
      }
    }
    const [english, arabic] = [
      await decide(admin, "nobody", { status: "accepted" }),
      await decide({ ...admin, language: "ar" }, "nobody", { status: "accepted" }),
    ];
    expect([english.status, english.body.message]).toEqual([404, "This could not be found"]);
    expect(arabic.body.message).toBe("تعذّر العثور على المطلوب");
  });

  it("makes an accepted rider with an account a rider, notifies them, and records the admin", async () => {
    const admin = await test.person({ role: "admin" });
    const someone = await test.person();
    const { reference } = (await apply(rider({ email: someone.email }), someone)).body.data;
    const { id } = await rowOf(reference);
    expect((await decide(admin, id, { status: "in_review", note: "Called" })).status).toBe(200);
    expect(await test.db.select().from(riders).where(eq(riders.userId, someone.id))).toEqual([]);
    const accepted = await decide(admin, id, { status: "accepted" });
    expect(accepted.body.data).toMatchObject({ status: "accepted", reference });
    expect(await test.db.select().from(riders).where(eq(riders.userId, someone.id))).toMatchObject([
      { name: "Yousef Haddad", phone: "+97455123456", active: true },
    ]);
    const reported = await test.get("/api/notifications", { ...someone, language: "ar" });
    expect(reported.body.data.items[0]).toMatchObject({
      title: "تم قبول طلب انضمامك",
      data: { kind: "application", status: "accepted" },
    });
    expect((await test.mailsTo(someone.email)).map(({ subject }) => subject)).toEqual([
      `We have your application ${reference}`,
      "We are reading your application",
      "Welcome: your application is accepted",
    ]);
    const entries = await test.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, id), eq(auditLog.actorId, admin.id)))
      .orderBy(auditLog.id);
    expect(
      entries.map(({ action, before, after }) => [action, before?.["status"], after?.["status"]]),
    ).toEqual([
      ["applicant.decide", "received", "in_review"],
      ["applicant.decide", "in_review", "accepted"],
    ]);
    // Repeating it changes nothing, and it cannot be undone.
    expect((await decide(admin, id, { status: "accepted" })).status).toBe(200);
    expect(await test.mailsTo(someone.email)).toHaveLength(3);
    for (const [language, text] of [
      ["en", "This value is not valid"],
      ["ar", "القيمة غير صالحة"],
    ] as const) {
      const back = await decide({ ...admin, language }, id, { status: "rejected" });
      expect([back.status, back.body.errors]).toEqual([422, { status: [text] }]);
    }
  });

  it("makes an applicant accepted before registering a rider once their e-mail is verified", async () => {
    const admin = await test.person({ role: "admin" });
    const form = rider({ first_name: "يوسف", last_name: "حداد" });
    const { reference } = (await apply(form)).body.data;
    await decide(admin, (await rowOf(reference)).id, { status: "accepted" });
    const mail = (await test.mailsTo(form.email)).at(-1)!;
    expect(mail.html).toContain('dir="rtl"');
    expect(mail.text).toContain("يرجى التسجيل بهذا البريد الإلكتروني");
    const password = "blue-karak-cup";
    const account = { ...form, password, password_confirmation: password };
    const { attempt } = (await test.post("/api/register", account)).body.data;
    const otp = await test.newestCode(form.email);
    await test.post("/api/email-verify", { email: form.email, otp, attempt });
    const [user] = await test.db.select().from(users).where(eq(users.email, form.email));
    expect(await test.db.select().from(riders).where(eq(riders.userId, user!.id))).toHaveLength(1);
  });

  it("makes a draft of an accepted partner's store, which they own, and tells a rejected one the decision", async () => {
    const admin = await test.person({ role: "admin" });
    const someone = await test.person();
    const [known, unknown, no] = [partner({ email: someone.email }), partner(), partner()];
    for (const [form, status] of [
      [known, "accepted"],
      [unknown, "accepted"],
      [no, "rejected"],
    ] as const) {
      const { reference } = (await apply(form)).body.data;
      await decide(admin, (await rowOf(reference)).id, { status });
    }
    const { items } = (await test.get("/api/panel/stores?state=draft", admin)).body.data;
    expect(items).toHaveLength(2);
    const [own] = (await test.get("/api/panel/stores", someone)).body.data.items;
    expect(own).toMatchObject({
      state: "draft",
      name: { en: "Bayt Al Yousef W.L.L.", ar: "Bayt Al Yousef W.L.L." },
    });
    expect((await test.get(`/api/stores/${own.id}`)).status).toBe(404);
    expect((await test.mailsTo(someone.email)).at(-1)?.text).toContain("your account owns it");
    const mails = (await test.mailsTo(unknown.email)).map(({ text }) => text).join("\n");
    expect(mails).toContain("A mail of its own invites you");
    expect(mails).toMatch(/\/invitation\/[\w-]{32}/);
    expect((await test.mailsTo(no.email)).at(-1)?.subject).toBe("Your application was not accepted");
    expect((await apply(no)).status).toBe(201);
  });
});

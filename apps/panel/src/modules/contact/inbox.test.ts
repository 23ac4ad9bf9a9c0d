import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditLog } from "../../db/schema.js";
import { emptyTables } from "../../testing/empty-tables.js";
import { createTestPanel, type Person, type TestPanel } from "../../testing/test-panel.js";

let test: TestPanel;
let support: Person;
let colleague: Person;
beforeAll(async () => {
  test = await createTestPanel();
  support = await test.person({ role: "support" });
  colleague = await test.person({ role: "support" });
});
afterAll(() => test.close());
beforeEach(() => emptyTables(test.db, "contact_messages, audit_log, mails"));

const write = async (message: string, language: "en" | "ar" = "en") => {
  test.passTime(1);
  const form = { name: "Noor", email: "noor@example.com", phone: "55123456", message };
  expect((await test.post("/api/contact-us", form, { language })).status).toBe(200);
};
const read = async (query = "") => (await test.get(`/api/panel/inbox${query}`, support)).body.data;
const texts = async (query = "") =>
  ((await read(query)).items as { message: string }[]).map(({ message }) => message);
const act = (id: string, path: string, body: object = {}, who: Person = support) =>
  test.post(`/api/panel/inbox/${id}/${path}`, body, who);

describe("the inbox", () => {
  it("shows what waits, oldest first, on pages, and what is done, newest first", async () => {
    for (const text of ["one", "two", "three"]) await write(text);
    const first = await read("?per_page=2");
    expect(first.items).toMatchObject([
      { message: "one", email: "noor@example.com", phone: "+97455123456", answer: null, done_at: null },
      { message: "two" },
    ]);
    expect(await texts(`?per_page=2&cursor=${first.next_cursor}`)).toEqual(["three"]);
    for (const { id } of first.items) await act(id, "close");
    expect([await texts(), await texts("?state=done")]).toEqual([["three"], ["two", "one"]]);
    const done = await read("?state=done&per_page=1");
    expect(await texts(`?state=done&per_page=1&cursor=${done.next_cursor}`)).toEqual(["one"]);
  });

  it(
    "mails an answer in the language of the sender, with what they wrote",
    { tags: ["REQ-API-47"] },
    async () => {
      await write("أين طلبي؟", "ar");
      const [{ id }] = (await read()).items;
      const answered = await act(id, "answer", { answer: "في الطريق إليك.\n\nيصل خلال دقائق." });
      expect(answered.body.data).toMatchObject({ answer: "في الطريق إليك.\n\nيصل خلال دقائق." });
      const [mail, ...more] = await test.mailsTo("noor@example.com");
      expect([mail!.subject, more]).toEqual(["ردنا على رسالتك", []]);
      for (const part of ["في الطريق إليك.", "يصل خلال دقائق.", "> أين طلبي؟"])
        expect(mail!.text).toContain(part);
      const [entry] = await test.db.select().from(auditLog);
      expect([entry!.action, entry!.actorId]).toEqual(["message.answer", support.id]);
      // What was written is deleted with the message: the log, which is not, has none of it.
      expect(JSON.stringify(entry)).not.toContain("الطريق");
    },
  );

  it("lets one of two colleagues answer", async () => {
    await write("Where is it?");
    const [{ id }] = (await read()).items;
    const both = await Promise.all([
      act(id, "answer", { answer: "Here." }),
      act(id, "answer", { answer: "There." }, colleague),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)!.body.code).toBe("message_done");
    expect(await test.mailsTo("noor@example.com")).toHaveLength(1);
    // Put away afterwards, it keeps its answer.
    expect((await act(id, "close")).body.data.answer).toMatch(/ere\.$/);
  });

  it("asks for an answer, and is nobody else's", async () => {
    await write("Hello");
    const [{ id }] = (await read()).items;
    expect((await act(id, "answer", { answer: "  " })).body.errors).toHaveProperty("answer");
    expect((await act("nothing", "close")).status).toBe(404);
    const owner = await test.person({ storeId: "spice", storeRole: "owner" });
    expect((await act(id, "answer", { answer: "x" }, owner)).status).toBe(403);
    expect((await test.get("/api/panel/inbox", owner)).status).toBe(403);
  });
});

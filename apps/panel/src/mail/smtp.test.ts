import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { SMTPServer } from "smtp-server";
import { afterAll, afterEach, beforeAll, expect, inject, it } from "vitest";
import { mails } from "../db/schema.js";
import type { WorkLoop } from "../jobs/work-loop.js";
import { verificationCodeEmail } from "../modules/auth/account-emails.js";
import { contactCopyEmail } from "../modules/contact/contact-emails.js";
import { createTestPanel, type TestPanel } from "../testing/test-panel.js";
import { createEmailQueue, MAX_EMAIL_ATTEMPTS } from "./email-queue.js";
import { enqueueEmail } from "./outbox.js";
import { createSmtpSender, type EmailSender, MAX_CONNECTIONS } from "./smtp.js";

const METRICS_TOKEN = "0123456789abcdef";
const received: { to: string; data: string }[] = [];
let connections = 0;
let rejectRecipients = false;
/** Ends the wait of mails that the server has received but not yet accepted; null accepts them at once. */
let held: (() => void)[] | null = null;
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onConnect(_session, done) {
    connections++;
    done();
  },
  onRcptTo: (_address, _session, done) => done(rejectRecipients ? new Error("mailbox busy") : undefined),
  onData(stream, session, done) {
    let data = "";
    stream.on("data", (chunk: Buffer) => (data += chunk.toString()));
    stream.on("end", () => {
      received.push({ to: session.envelope.rcptTo[0]!.address, data });
      if (held === null) done();
      else held.push(() => done());
    });
  },
});

let test: TestPanel;
let sender: EmailSender;
const queues: WorkLoop[] = [];

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  const smtpUrl = `smtp://127.0.0.1:${port}`;
  test = await createTestPanel({ smtpUrl, demo: false, metricsToken: METRICS_TOKEN });
  sender = createSmtpSender(smtpUrl, test.panel.config.mailFrom);
});
afterEach(async () => {
  for (const release of held ?? []) release();
  held = null;
  rejectRecipients = false;
  for (const queue of queues.splice(0)) await queue.stop();
  await test.db.delete(mails);
  received.splice(0);
});
afterAll(async () => {
  sender.close();
  await test.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

/** A started queue, as one server has. */
function startQueue(to: EmailSender = sender): WorkLoop {
  const queue = createEmailQueue(test.panel, to, { keepSent: false });
  queues.push(queue);
  queue.start();
  return queue;
}

const enqueueCode = (to: string) =>
  enqueueEmail(test.panel, test.db, {
    to,
    ...verificationCodeEmail("ar", { code: "123456", name: "<b>Noor</b>" }),
    now: test.panel.clock(),
  });
const enqueueReceipt = (to: string) =>
  enqueueEmail(test.panel, test.db, {
    to,
    ...contactCopyEmail("en", { name: "Noor", email: to, phone: "", message: "Where is my order?" }),
    now: test.panel.clock(),
  });
const left = () => test.db.select().from(mails);
const recipients = () => received.map(({ to }) => to);

it("sends queued mails as text and HTML, and deletes them", async () => {
  const queue = startQueue();
  await enqueueCode("noor@example.com");
  queue.wake();
  await expect.poll(() => received.length).toBe(1);
  expect(received[0]?.to).toBe("noor@example.com");
  expect(received[0]?.data).toMatch(/multipart\/alternative[^]*text\/plain[^]*text\/html/);
  await expect.poll(async () => (await left()).length).toBe(0);
});

it("keeps a rejected mail for another attempt", async () => {
  rejectRecipients = true;
  const startedAt = Date.now();
  await enqueueCode("busy@example.com");
  startQueue();
  await expect.poll(async () => (await left())[0]?.lastError).toContain("mailbox busy");
  const [mail] = await left();
  expect(mail).toMatchObject({ to: "busy@example.com", attempts: 1, sentAt: null, failedAt: null });
  expect(mail!.nextTryAt.getTime()).toBeGreaterThan(startedAt + 20_000);
  expect(mail!.nextTryAt.getTime()).toBeLessThan(startedAt + 60_000);
  expect(test.logged.join("")).not.toMatch(/\b123456\b/);
});

it("keeps a mail that was rejected too often, shows it in the metrics and does not send it again", async () => {
  rejectRecipients = true;
  await enqueueReceipt("gone@example.com");
  await test.db.update(mails).set({ attempts: MAX_EMAIL_ATTEMPTS - 1 });
  const queue = startQueue();
  await expect.poll(async () => (await left())[0]?.failedAt).toBeInstanceOf(Date);
  rejectRecipients = false;
  test.passTime(7200);
  queue.wake();
  await enqueueReceipt("fine@example.com");
  queue.wake();
  await expect.poll(recipients).toEqual(["fine@example.com"]);
  const metrics = String(
    (await test.get("/metrics", { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } })).body,
  );
  expect(metrics).toMatch(/talabee_mails_dead\{code="false"\} 1/);
  expect(metrics).not.toMatch(/talabee_mails_waiting\{tries="12"\}/);
});

it("sends a code past receipts that wait for a slow mail server", async () => {
  held = [];
  for (let i = 0; i < 40; i++) await enqueueReceipt(`receipt${i}@example.com`);
  const queue = startQueue();
  // Receipts leave connections free for codes.
  await expect.poll(() => received.length).toBe(MAX_CONNECTIONS - 2);
  await enqueueCode("waiting@example.com");
  queue.wake();
  await expect.poll(recipients).toContain("waiting@example.com");
  expect(received.length).toBe(MAX_CONNECTIONS - 1);
});

it("sends a code before the receipts that were queued earlier", async () => {
  for (let i = 0; i < 30; i++) await enqueueReceipt(`receipt${i}@example.com`);
  await enqueueCode("code@example.com");
  startQueue();
  await expect.poll(() => received.length).toBe(31);
  expect(recipients().indexOf("code@example.com")).toBeLessThan(MAX_CONNECTIONS);
});

it("sends each mail once with several servers, over connections that stay open", async () => {
  const before = connections;
  for (let i = 0; i < 60; i++) await enqueueReceipt(`many${i}@example.com`);
  for (let i = 0; i < 3; i++) startQueue();
  await expect.poll(async () => (await left()).length).toBe(0);
  expect(received.length).toBe(60);
  expect(new Set(recipients()).size).toBe(60);
  expect(connections - before).toBeLessThanOrEqual(MAX_CONNECTIONS);
});

it("leaves a mail to the server that is sending it, and takes it over when that has crashed", async () => {
  await enqueueCode("crash@example.com");
  let tries = 0;
  let release = () => undefined as void;
  const stuck: EmailSender = {
    send: () => new Promise((resolve) => (tries++, (release = resolve))),
    close: () => undefined,
  };
  startQueue(stuck);
  await expect.poll(() => tries).toBe(1);
  const other = startQueue();
  await enqueueReceipt("next@example.com");
  other.wake();
  await expect.poll(recipients).toEqual(["next@example.com"]);
  test.passTime(121);
  other.wake();
  await expect.poll(recipients).toEqual(["next@example.com", "crash@example.com"]);
  release();
});

// The embedded database runs one transaction at a time.
it.runIf(inject("testDatabase").kind === "postgres")(
  "does not make one order wait for the mail of another",
  async () => {
    const enqueueIn = (tx: Parameters<typeof enqueueEmail>[1], to: string) =>
      enqueueEmail(test.panel, tx, {
        to,
        ...contactCopyEmail("en", { name: "Noor", email: to, phone: "", message: "Hello" }),
        now: test.panel.clock(),
      });
    await test.db.transaction(async (first) => {
      await enqueueIn(first, "first@example.com");
      await test.db.transaction((second) => enqueueIn(second, "second@example.com"));
      const [committed] = await test.db.select().from(mails).where(eq(mails.to, "second@example.com"));
      expect(committed).toBeDefined();
    });
    expect(await left()).toHaveLength(2);
  },
);

it("escapes markup in names", () => {
  const { html } = verificationCodeEmail("en", { code: "123456", name: "<img src=x onerror=alert(1)>" });
  expect(html).not.toContain("<img");
  expect(html).toContain("&lt;img");
});

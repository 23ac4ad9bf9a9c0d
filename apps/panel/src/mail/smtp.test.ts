import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { mails } from "../db/schema.js";
import { createTestPanel, type TestPanel } from "../testing/test-panel.js";
import { verificationCodeEmail } from "../modules/auth/account-emails.js";
import { enqueueEmail, SEND_EMAILS, sendQueuedEmails } from "./outbox.js";
import { createSmtpSender, type EmailSender } from "./smtp.js";

const received: { to: string[]; data: string }[] = [];
let rejectRecipients = false;
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onRcptTo: (_address, _session, done) => done(rejectRecipients ? new Error("mailbox busy") : undefined),
  onData(stream, session, done) {
    let data = "";
    stream.on("data", (chunk: Buffer) => (data += chunk.toString()));
    stream.on("end", () => {
      received.push({ to: session.envelope.rcptTo.map(({ address }) => address), data });
      done();
    });
  },
});

let test: TestPanel;
let sender: EmailSender;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  const smtpUrl = `smtp://127.0.0.1:${port}`;
  test = await createTestPanel({ smtpUrl, demo: false });
  sender = createSmtpSender(smtpUrl, test.panel.config.mailFrom);
  test.panel.jobs.handle(SEND_EMAILS, () => sendQueuedEmails(test.panel, sender));
});
afterAll(async () => {
  sender.close();
  await test.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

const enqueue = (to: string) =>
  enqueueEmail(test.panel, test.db, {
    to,
    ...verificationCodeEmail("ar", { code: "123456", name: "<b>Noor</b>" }),
    now: new Date(),
  });

it("sends queued mails as text and HTML, and deletes them", async () => {
  test.panel.jobs.start();
  await enqueue("noor@example.com");
  test.panel.jobs.wake();
  await expect.poll(() => received.length, { timeout: 10_000 }).toBe(1);
  expect(received[0]?.to).toEqual(["noor@example.com"]);
  expect(received[0]?.data).toMatch(/multipart\/alternative[^]*text\/plain[^]*text\/html/);
  await expect.poll(async () => (await test.db.select().from(mails)).length).toBe(0);
  await test.panel.jobs.stop();
});

it("keeps a rejected mail for another attempt", async () => {
  rejectRecipients = true;
  const startedAt = Date.now();
  await enqueue("busy@example.com");
  expect(await sendQueuedEmails(test.panel, sender)).not.toBeNull();
  const [mail] = await test.db.select().from(mails);
  expect(mail).toMatchObject({ to: "busy@example.com", attempts: 1, sentAt: null });
  expect(mail!.nextTryAt.getTime()).toBeGreaterThan(startedAt + 20_000);
  expect(test.logged.join("")).not.toMatch(/\b123456\b/);
});

it("escapes markup in names", () => {
  const { html } = verificationCodeEmail("en", { code: "123456", name: "<img src=x onerror=alert(1)>" });
  expect(html).not.toContain("<img");
  expect(html).toContain("&lt;img");
});

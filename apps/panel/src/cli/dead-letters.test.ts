import { afterAll, beforeAll, expect, it } from "vitest";
import { jobs, mails } from "../db/schema.js";
import { createTestPanel, type TestPanel } from "../testing/test-panel.js";
import { listDeadLetters, settleDeadLetters } from "./dead-letters.js";
import { OperatorError } from "./operator-error.js";

let test: TestPanel;
beforeAll(async () => void (test = await createTestPanel()));
afterAll(() => test.close());

const lines = async (work: (say: (line: string) => void) => Promise<void>) => {
  const said: string[] = [];
  await work((line) => said.push(line));
  return said;
};
const list = () => lines((say) => listDeadLetters(test.db, say));
const settle = (act: "retry" | "discard", name: string) =>
  lines((say) => settleDeadLetters(test.db, act, name, say));

it("lists dead jobs and mails without codes, retries and discards them", async () => {
  expect(await list()).toEqual(["No job or mail is dead."]);
  const failedAt = new Date("2026-11-22T09:00:00Z");
  const later = new Date("2030-01-01T00:00:00Z");
  const dead = { failedAt, attempts: 12, lastError: "Error: mailbox gone\n    at send" };
  const [refund, alive] = await test.db
    .insert(jobs)
    .values([
      { kind: "refund_payment", subject: "r1", dueAt: later, ...dead },
      { kind: "refund_payment", subject: "r2", dueAt: later },
    ])
    .returning();
  const mail = { text: "654321", html: "<p>654321</p>", at: failedAt, nextTryAt: later };
  const [code] = await test.db
    .insert(mails)
    .values([
      { ...mail, to: "noor@example.com", subject: "654321 is your code", isCode: true, ...dead },
      { ...mail, to: "sara@example.com", subject: "Receipt" },
    ])
    .returning();
  const listed = await list();
  expect(listed).toEqual([
    `job-${refund!.id}  2026-11-22T09:00:00.000Z  12 tries  refund_payment r1: Error: mailbox gone`,
    `mail-${code!.id}  2026-11-22T09:00:00.000Z  12 tries  a code to noor@example.com: Error: mailbox gone`,
  ]);

  await expect(settle("retry", "refund")).rejects.toThrow(OperatorError);
  await expect(settle("discard", `job-${alive!.id}`)).rejects.toThrow(/No dead job/);
  expect(await settle("retry", `mail-${code!.id}`)).toEqual([`mail-${code!.id} runs again`]);
  const [first] = await test.db.select().from(mails).orderBy(mails.id);
  expect(first).toMatchObject({ attempts: 0, failedAt: null, lastError: null });
  expect(first!.nextTryAt.getTime()).toBeLessThan(later.getTime());
  expect(await settle("discard", "all")).toEqual([`job-${refund!.id} was deleted`]);
  expect(await list()).toEqual(["No job or mail is dead."]);
  expect(await test.db.select().from(jobs)).toHaveLength(1);
  expect(await test.db.select().from(mails)).toHaveLength(2);
});

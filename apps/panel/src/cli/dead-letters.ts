import { and, asc, eq, isNotNull } from "drizzle-orm";
import type { Database } from "../db/database.js";
import { jobs, mails } from "../db/schema.js";
import { OperatorError } from "./operator-error.js";

type Say = (line: string) => void;
type Act = "retry" | "discard";

const firstLine = (text: string | null) => (text ?? "").split("\n", 1)[0]!;

/** Lists dead jobs and mails, the oldest first, one per line: its name, when it failed, how often, what it is, and why. */
export async function listDeadLetters(db: Database, say: Say): Promise<void> {
  const deadJobs = await db.select().from(jobs).where(isNotNull(jobs.failedAt)).orderBy(asc(jobs.failedAt));
  for (const { id, kind, subject, attempts, failedAt, lastError } of deadJobs) {
    say(
      `job-${id}  ${failedAt!.toISOString()}  ${attempts} tries  ${kind} ${subject}: ${firstLine(lastError)}`,
    );
  }
  const deadMails = await db
    .select()
    .from(mails)
    .where(isNotNull(mails.failedAt))
    .orderBy(asc(mails.failedAt));
  for (const { id, to, isCode, attempts, failedAt, lastError } of deadMails) {
    // The subject of such a mail is the code.
    const what = isCode ? "a code" : "a mail";
    say(
      `mail-${id}  ${failedAt!.toISOString()}  ${attempts} tries  ${what} to ${to}: ${firstLine(lastError)}`,
    );
  }
  if (deadJobs.length + deadMails.length === 0) say("No job or mail is dead.");
}

/** Makes a dead job or mail due again with all its tries, or deletes it; `name` is as listed, or `all`. */
export async function settleDeadLetters(db: Database, act: Act, name: string, say: Say): Promise<void> {
  const [, table, number] = /^(job|mail)-(\d{1,15})$/.exec(name) ?? [];
  if (name !== "all" && table === undefined)
    throw new OperatorError(`"${name}" is not a name such as job-12 or mail-34, nor "all".`);
  const id = number === undefined ? undefined : Number(number);
  const now = new Date();
  const alive = { failedAt: null, lastError: null, attempts: 0 };
  const done: string[] = [];
  if (table !== "mail") {
    const dead = and(isNotNull(jobs.failedAt), id === undefined ? undefined : eq(jobs.id, id));
    const rows = await (act === "retry"
      ? db
          .update(jobs)
          .set({ ...alive, dueAt: now })
          .where(dead)
          .returning()
      : db.delete(jobs).where(dead).returning());
    done.push(...rows.map((row) => `job-${row.id}`));
  }
  if (table !== "job") {
    const dead = and(isNotNull(mails.failedAt), id === undefined ? undefined : eq(mails.id, id));
    const rows = await (act === "retry"
      ? db
          .update(mails)
          .set({ ...alive, nextTryAt: now })
          .where(dead)
          .returning()
      : db.delete(mails).where(dead).returning());
    done.push(...rows.map((row) => `mail-${row.id}`));
  }
  if (done.length === 0 && name !== "all") throw new OperatorError(`No dead job or mail is called ${name}.`);
  for (const one of done) say(`${one} ${act === "retry" ? "runs again" : "was deleted"}`);
  if (done.length === 0) say("No job or mail is dead.");
}

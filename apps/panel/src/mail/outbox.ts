import { and, asc, eq, isNull, lte, sql } from "drizzle-orm";
import { afterCommit } from "../db/after-commit.js";
import type { Queries } from "../db/database.js";
import { mails } from "../db/schema.js";
import type { Panel } from "../panel.js";
import { type EmailTemplate, withBrandName } from "./email-template.js";
import type { EmailSender } from "./smtp.js";

export const SEND_EMAILS = "send_mails";

/**
 * Queues a mail in the caller's transaction; it is sent after the commit. Without a mail server it stays in the table,
 * where the demo's outbox page reads it.
 */
export async function enqueueEmail(
  panel: Panel,
  queries: Queries,
  { to, now, ...template }: EmailTemplate & { to: string; now: Date },
): Promise<void> {
  const email = withBrandName(await panel.brandName(queries, template.language), template);
  await queries.insert(mails).values({ ...email, to, at: now, nextTryAt: now });
  if (panel.config.smtpUrl !== null) {
    await panel.jobs.schedule(queries, { kind: SEND_EMAILS, subject: "all", dueAt: now });
    afterCommit(queries, () => panel.jobs.wake());
  }
}

/**
 * Does the work of {@link enqueueEmail} without queuing a mail, so that the response time does not reveal whether a mail is
 * sent (REQ-SEC-05).
 */
export async function simulateEnqueue(
  panel: Pick<Panel, "brandName">,
  queries: Queries,
  { to, now, ...template }: EmailTemplate & { to: string; now: Date },
): Promise<void> {
  const at = now.toISOString();
  const name = await panel.brandName(queries, template.language);
  const { subject, text, html } = withBrandName(name, template);
  await queries.execute(
    sql`insert into ${mails} ("to", subject, text, html, at, next_try_at)
        select ${to}::text, ${subject}::text, ${text}::text, ${html}::text,
          ${at}::timestamptz, ${at}::timestamptz where false`,
  );
}

const RETRY_MS = 15_000;
const MAX_ATTEMPTS = 12;

/**
 * Sends due mails one at a time, and deletes each once it is sent, since mails can contain codes. Returns the time of the
 * next run, or null if no mail is left.
 */
export async function sendQueuedEmails(panel: Panel, sender: EmailSender): Promise<Date | null> {
  for (;;) {
    const now = panel.clock();
    // Claim the mail before sending it: other replicas must not send it too.
    const nextDue = panel.db
      .select({ id: mails.id })
      .from(mails)
      .where(and(isNull(mails.sentAt), lte(mails.nextTryAt, now)))
      .orderBy(asc(mails.id))
      .limit(1)
      .for("update", { skipLocked: true });
    const [mail] = await panel.db
      .update(mails)
      .set({
        attempts: sql`${mails.attempts} + 1`,
        nextTryAt: sql`${now}::timestamptz + ${mails.attempts} * interval '30 seconds' + interval '30 seconds'`,
      })
      .where(eq(mails.id, sql`(${nextDue})`))
      .returning();
    if (mail === undefined) break;
    try {
      await sender.send(mail);
      if (panel.config.demo) await panel.db.update(mails).set({ sentAt: now }).where(eq(mails.id, mail.id));
      else await panel.db.delete(mails).where(eq(mails.id, mail.id));
    } catch (error) {
      panel.log.error("mail not sent", error, { mail: mail.id, attempts: mail.attempts });
      if (mail.attempts >= MAX_ATTEMPTS) await panel.db.delete(mails).where(eq(mails.id, mail.id));
    }
  }
  const [remaining] = await panel.db
    .select({ id: mails.id })
    .from(mails)
    .where(isNull(mails.sentAt))
    .limit(1);
  return remaining === undefined ? null : new Date(panel.clock().getTime() + RETRY_MS);
}

import { sql } from "drizzle-orm";
import { afterCommit } from "../db/after-commit.js";
import type { Queries } from "../db/database.js";
import { mails } from "../db/schema.js";
import type { Panel } from "../panel.js";
import { type EmailTemplate, withBrandName } from "./email-template.js";

/**
 * Queues a mail in the caller's transaction; it is sent after the commit. Without a mail server it stays in the table,
 * where the demo's outbox page reads it. Locks nothing that two transactions share.
 */
export async function enqueueEmail(
  panel: Pick<Panel, "brandName" | "emails">,
  queries: Queries,
  { to, now, ...template }: EmailTemplate & { to: string; now: Date },
): Promise<void> {
  const email = withBrandName(await panel.brandName(queries, template.language), template);
  await queries.insert(mails).values({ ...email, to, at: now, nextTryAt: now });
  afterCommit(queries, () => panel.emails.wake());
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
  const { subject, text, html, isCode } = withBrandName(name, template);
  await queries.execute(
    sql`insert into ${mails} ("to", subject, text, html, is_code, at, next_try_at)
        select ${to}::text, ${subject}::text, ${text}::text, ${html}::text, ${isCode}::boolean,
          ${at}::timestamptz, ${at}::timestamptz where false`,
  );
}

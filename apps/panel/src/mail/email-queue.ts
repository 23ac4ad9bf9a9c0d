import { and, asc, eq, inArray, isNull, lte, min, sql } from "drizzle-orm";
import type { Database } from "../db/database.js";
import { mails } from "../db/schema.js";
import { createWorkLoop, type WorkLoop } from "../jobs/work-loop.js";
import { describeError, type Log } from "../log.js";
import { type EmailSender, MAX_CONNECTIONS } from "./smtp.js";

type Mail = typeof mails.$inferSelect;

/** Connections that only mails with codes use: a customer waits for a code, but not for a receipt. */
const RESERVED_FOR_CODES = 2;
/** Longer than a mail server may take (see `createSmtpSender`), so that no other server sends the mail too. */
const LEASE_MS = 120_000;
const RETRY_MS = 30_000;
/** With a wait that grows by half a minute each, 39 minutes; a code is then long invalid. */
export const MAX_EMAIL_ATTEMPTS = 12;
const MAX_ERROR_LENGTH = 500;

/**
 * Sends the mails that `enqueueEmail` has queued: codes first, several at once, each claimed by one server. A mail is
 * deleted once it is sent, since it can contain a code (`keepSent` keeps it, for the demo's outbox). After
 * {@link MAX_EMAIL_ATTEMPTS} failures it is kept, and not sent until an operator retries it.
 */
export function createEmailQueue(
  { db, clock, log }: { db: Database; clock: () => Date; log: Log },
  sender: EmailSender,
  { keepSent }: { keepSent: boolean },
): WorkLoop {
  let sending = 0;
  let sendingOthers = 0;
  const isWaiting = () => and(isNull(mails.sentAt), isNull(mails.failedAt));
  const roomForOthers = () => MAX_CONNECTIONS - RESERVED_FOR_CODES - sendingOthers;

  async function claim(isCode: boolean, limit: number): Promise<Mail[]> {
    if (limit <= 0) return [];
    const now = clock();
    const due = db.$with("due").as(
      db
        .select({ id: mails.id })
        .from(mails)
        .where(and(isWaiting(), eq(mails.isCode, isCode), lte(mails.nextTryAt, now)))
        .orderBy(asc(mails.nextTryAt))
        .limit(limit)
        .for("update", { skipLocked: true }),
    );
    return db
      .with(due)
      .update(mails)
      .set({ attempts: sql`${mails.attempts} + 1`, nextTryAt: new Date(now.getTime() + LEASE_MS) })
      .where(inArray(mails.id, sql`(select id from ${due})`))
      .returning();
  }

  async function send(mail: Mail): Promise<void> {
    // A lease that has ended is another server's: its result counts.
    const isOurs = and(eq(mails.id, mail.id), eq(mails.attempts, mail.attempts));
    try {
      await sender.send(mail);
    } catch (error) {
      const isDead = mail.attempts >= MAX_EMAIL_ATTEMPTS;
      log.error(isDead ? "mail given up" : "mail not sent", error, {
        mail: mail.id,
        attempts: mail.attempts,
      });
      const now = clock();
      await db
        .update(mails)
        .set({
          lastError: describeError(error).slice(0, MAX_ERROR_LENGTH),
          ...(isDead ? { failedAt: now } : { nextTryAt: new Date(now.getTime() + mail.attempts * RETRY_MS) }),
        })
        .where(isOurs);
      return;
    }
    if (keepSent) await db.update(mails).set({ sentAt: clock() }).where(eq(mails.id, mail.id));
    else await db.delete(mails).where(eq(mails.id, mail.id));
  }

  return createWorkLoop(
    {
      name: "mail",
      async claim() {
        const codes = await claim(true, MAX_CONNECTIONS - sending);
        const room = Math.min(MAX_CONNECTIONS - sending - codes.length, roomForOthers());
        const others = await claim(false, room);
        return [...codes, ...others].map((mail) => {
          const count = (by: number) => {
            sending += by;
            if (!mail.isCode) sendingOthers += by;
          };
          count(1);
          return () =>
            send(mail)
              .catch((error: unknown) => log.error("mail update failed", error, { mail: mail.id }))
              .finally(() => count(-1));
        });
      },
      async untilNextDue() {
        if (sending >= MAX_CONNECTIONS) return null;
        const [next] = await db
          .select({ at: min(mails.nextTryAt) })
          .from(mails)
          .where(and(isWaiting(), roomForOthers() > 0 ? undefined : eq(mails.isCode, true)));
        const at = next?.at ?? null;
        return at === null ? null : at.getTime() - clock().getTime();
      },
    },
    log,
  );
}

import { and, asc, eq, isNull, lte, or, sql } from "drizzle-orm";
import type { Database, Queries } from "../db/database.js";
import { jobs } from "../db/schema.js";
import type { Log } from "../log.js";

/** Does a job; returns when it is due again, or null when it is done. */
export type JobHandler = (subject: string) => Promise<Date | null>;

export interface JobQueue {
  /** Writes a job down, inside the transaction that makes it necessary. One of a kind a subject. */
  schedule(queries: Queries, job: { kind: string; subject: string; dueAt: Date }): Promise<void>;
  handle(kind: string, handler: JobHandler): void;
  /** Looks for due jobs now rather than at the next round. */
  wake(): void;
  start(): void;
  /** Ends after the job at hand. */
  stop(): Promise<void>;
}

const LEASE_MS = 30_000;
const LONGEST_SLEEP_MS = 5000;
const LONGEST_BACKOFF_MS = 300_000;

/**
 * Work for later, in a table: it outlives restarts, and several panels share it without doing anything twice
 * while a lease lasts. Handlers derive what to do from the database, so that a job done twice does no harm.
 */
export function createJobQueue(db: Database, clock: () => Date, log: Log): JobQueue {
  const handlers = new Map<string, JobHandler>();
  let stopping = true;
  let round: Promise<void> = Promise.resolve();
  let interrupt: () => void = () => undefined;

  async function claim(): Promise<typeof jobs.$inferSelect | undefined> {
    const now = clock();
    const isFree = or(isNull(jobs.leaseUntil), lte(jobs.leaseUntil, now));
    const due = db
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(lte(jobs.dueAt, now), isFree))
      .orderBy(asc(jobs.dueAt))
      .limit(1)
      .for("update", { skipLocked: true });
    const [job] = await db
      .update(jobs)
      .set({ leaseUntil: new Date(now.getTime() + LEASE_MS), attempts: sql`${jobs.attempts} + 1` })
      .where(eq(jobs.id, sql`(${due})`))
      .returning();
    return job;
  }

  async function run(job: typeof jobs.$inferSelect): Promise<void> {
    const handler = handlers.get(job.kind);
    // Scheduled anew while it ran: then that date stands.
    const isUnchanged = and(eq(jobs.id, job.id), eq(jobs.dueAt, job.dueAt));
    try {
      const dueAt = handler === undefined ? null : await handler(job.subject);
      if (dueAt === null) await db.delete(jobs).where(isUnchanged);
      else await db.update(jobs).set({ dueAt, attempts: 0 }).where(isUnchanged);
    } catch (error) {
      log.error("job failed", error, { kind: job.kind, attempts: job.attempts });
      const wait = Math.min(1000 * 2 ** Math.min(job.attempts, 16), LONGEST_BACKOFF_MS);
      await db
        .update(jobs)
        .set({ dueAt: new Date(clock().getTime() + wait) })
        .where(isUnchanged);
    }
    await db.update(jobs).set({ leaseUntil: null }).where(eq(jobs.id, job.id));
  }

  async function untilNextDue(): Promise<number> {
    const [next] = await db.select({ dueAt: jobs.dueAt }).from(jobs).orderBy(asc(jobs.dueAt)).limit(1);
    const wait = next === undefined ? LONGEST_SLEEP_MS : next.dueAt.getTime() - clock().getTime();
    return Math.min(Math.max(wait, 50), LONGEST_SLEEP_MS);
  }

  async function loop(): Promise<void> {
    while (!stopping) {
      try {
        let woken = false;
        const sleep = new Promise<void>((resolve) => {
          interrupt = () => {
            woken = true;
            resolve();
          };
        });
        for (let job = await claim(); job !== undefined; job = stopping ? undefined : await claim())
          await run(job);
        if (stopping || woken) continue;
        const timer = setTimeout(interrupt, await untilNextDue());
        await sleep;
        clearTimeout(timer);
      } catch (error) {
        log.error("job round failed", error);
        await new Promise((resolve) => setTimeout(resolve, 1000));
      }
    }
  }

  return {
    async schedule(queries, job) {
      await queries
        .insert(jobs)
        .values(job)
        .onConflictDoUpdate({ target: [jobs.kind, jobs.subject], set: { dueAt: job.dueAt } });
    },
    handle: (kind, handler) => void handlers.set(kind, handler),
    wake: () => interrupt(),
    start() {
      if (!stopping) return;
      stopping = false;
      round = loop();
    },
    async stop() {
      stopping = true;
      interrupt();
      await round;
    },
  };
}

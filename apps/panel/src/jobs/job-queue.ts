import { and, asc, eq, inArray, isNull, lte, or, sql } from "drizzle-orm";
import type { Database, Queries } from "../db/database.js";
import { jobs } from "../db/schema.js";
import type { Log } from "../log.js";

/** Runs a job. Returns the time of the next run, or null when it is done. */
export type JobHandler = (subject: string) => Promise<Date | null>;

export interface JobQueue {
  /** Schedules a job in the transaction that requires it. A subject has at most one job of each kind. */
  schedule(queries: Queries, job: { kind: string; subject: string; dueAt: Date }): Promise<void>;
  handle(kind: string, handler: JobHandler): void;
  /** Checks for due jobs now instead of after the current sleep. */
  wake(): void;
  start(): void;
  /** Stops after the running jobs have ended. */
  stop(): Promise<void>;
}

type Job = typeof jobs.$inferSelect;

const LEASE_MS = 30_000;
/** Interval at which the lease of a running job is renewed. */
const RENEW_MS = LEASE_MS / 3;
/** Several at once, so that a slow gateway or mail server does not delay jobs of orders. */
const MAX_CONCURRENT = 4;
const MAX_SLEEP_MS = 5000;
const MAX_BACKOFF_MS = 300_000;

/**
 * Job queue in a table. Jobs survive restarts, and a lease keeps servers on one database from running a job twice. A
 * server claims only kinds it has handlers for; others wait for a server that has, such as the next release. A server
 * whose lease expired, for example because its process was suspended, no longer updates the job. Handlers derive their
 * work from the database, so running a job twice is harmless.
 */
export function createJobQueue(db: Database, clock: () => Date, log: Log): JobQueue {
  const handlers = new Map<string, JobHandler>();
  const running = new Set<Promise<void>>();
  let stopping = true;
  let round: Promise<void> = Promise.resolve();
  let interrupt: () => void = () => undefined;

  const isKnown = () => inArray(jobs.kind, [...handlers.keys()]);

  async function claim(): Promise<Job | undefined> {
    if (handlers.size === 0) return undefined;
    const now = clock();
    const isFree = or(isNull(jobs.leaseUntil), lte(jobs.leaseUntil, now));
    const due = db
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(lte(jobs.dueAt, now), isFree, isKnown()))
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

  async function run(job: Job): Promise<void> {
    let lease = job.leaseUntil!;
    const isOurs = () => and(eq(jobs.id, job.id), eq(jobs.leaseUntil, lease));
    // A job rescheduled while it ran keeps the new date.
    const isUnchanged = () => and(isOurs(), eq(jobs.dueAt, job.dueAt));
    let renewal: Promise<void> = Promise.resolve();
    const renew = async () => {
      const next = new Date(clock().getTime() + LEASE_MS);
      const renewed = await db
        .update(jobs)
        .set({ leaseUntil: next })
        .where(isOurs())
        .returning({ id: jobs.id });
      if (renewed.length > 0) lease = next;
    };
    const renewing = setInterval(() => {
      renewal = renewal.then(renew).catch((error: unknown) => log.error("lease renewal failed", error));
    }, RENEW_MS);
    let dueAt: Date | null;
    let hasFailed = false;
    try {
      dueAt = await handlers.get(job.kind)!(job.subject);
    } catch (error) {
      hasFailed = true;
      log.error("job failed", error, { kind: job.kind, attempts: job.attempts });
      dueAt = new Date(clock().getTime() + Math.min(1000 * 2 ** Math.min(job.attempts, 16), MAX_BACKOFF_MS));
    } finally {
      clearInterval(renewing);
      await renewal;
    }
    if (dueAt === null) await db.delete(jobs).where(isUnchanged());
    else {
      await db
        .update(jobs)
        .set({ dueAt, ...(hasFailed ? {} : { attempts: 0 }) })
        .where(isUnchanged());
    }
    await db.update(jobs).set({ leaseUntil: null }).where(isOurs());
  }

  async function untilNextDue(): Promise<number> {
    const at = sql<Date>`greatest(${jobs.dueAt}, coalesce(${jobs.leaseUntil}, ${jobs.dueAt}))`;
    const [next] =
      handlers.size === 0
        ? []
        : await db
            .select({ wait: sql<string>`extract(epoch from ${at}) * 1000` })
            .from(jobs)
            .where(isKnown())
            .orderBy(at)
            .limit(1);
    const wait = next === undefined ? MAX_SLEEP_MS : Number(next.wait) - clock().getTime();
    return Math.min(Math.max(wait, 50), MAX_SLEEP_MS);
  }

  async function loop(): Promise<void> {
    while (!stopping) {
      let woken = false;
      const sleep = new Promise<void>((resolve) => {
        interrupt = () => {
          woken = true;
          resolve();
        };
      });
      try {
        while (!stopping && running.size < MAX_CONCURRENT) {
          const job = await claim();
          if (job === undefined) break;
          const work = run(job)
            .catch((error: unknown) => log.error("job update failed", error, { kind: job.kind }))
            .finally(() => {
              running.delete(work);
              interrupt();
            });
          running.add(work);
        }
        if (stopping || woken) continue;
        const timer = setTimeout(
          interrupt,
          running.size < MAX_CONCURRENT ? await untilNextDue() : MAX_SLEEP_MS,
        );
        await sleep;
        clearTimeout(timer);
      } catch (error) {
        log.error("job round failed", error);
        await new Promise((resolve) => setTimeout(resolve, 1000));
      }
    }
    await Promise.all(running);
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

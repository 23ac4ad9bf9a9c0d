import { and, asc, eq, inArray, isNull, lte, or, sql } from "drizzle-orm";
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
  /** Ends after the jobs at hand. */
  stop(): Promise<void>;
}

type Job = typeof jobs.$inferSelect;

const LEASE_MS = 30_000;
/** A job that takes longer keeps its lease by this. */
const RENEW_MS = LEASE_MS / 3;
/** A gateway or a mail server that is slow must not hold up what orders wait for. */
const AT_ONCE = 4;
const LONGEST_SLEEP_MS = 5000;
const LONGEST_BACKOFF_MS = 300_000;

/**
 * Work for later, in a table: it outlives restarts, and panels that share it do nothing twice while a lease lasts. A panel
 * takes only the kinds it has handlers for; the others wait for one that does, such as the next release. A lease is its
 * holder's: whoever lost it, because it stood still for longer, changes nothing any more. Handlers derive what to do from
 * the database, so that a job done twice after all does no harm.
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
    // Scheduled anew while it ran: then that date stands.
    const isUnchanged = () => and(isOurs(), eq(jobs.dueAt, job.dueAt));
    let renewal: Promise<void> = Promise.resolve();
    const renew = async () => {
      const next = new Date(clock().getTime() + LEASE_MS);
      const kept = await db.update(jobs).set({ leaseUntil: next }).where(isOurs()).returning({ id: jobs.id });
      if (kept.length > 0) lease = next;
    };
    const renewing = setInterval(() => {
      renewal = renewal.then(renew).catch((error: unknown) => log.error("lease not renewed", error));
    }, RENEW_MS);
    let dueAt: Date | null;
    let hasFailed = false;
    try {
      dueAt = await handlers.get(job.kind)!(job.subject);
    } catch (error) {
      hasFailed = true;
      log.error("job failed", error, { kind: job.kind, attempts: job.attempts });
      dueAt = new Date(
        clock().getTime() + Math.min(1000 * 2 ** Math.min(job.attempts, 16), LONGEST_BACKOFF_MS),
      );
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
    const wait = next === undefined ? LONGEST_SLEEP_MS : Number(next.wait) - clock().getTime();
    return Math.min(Math.max(wait, 50), LONGEST_SLEEP_MS);
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
        while (!stopping && running.size < AT_ONCE) {
          const job = await claim();
          if (job === undefined) break;
          const work = run(job)
            .catch((error: unknown) => log.error("job not ended", error, { kind: job.kind }))
            .finally(() => {
              running.delete(work);
              interrupt();
            });
          running.add(work);
        }
        if (stopping || woken) continue;
        const timer = setTimeout(interrupt, running.size < AT_ONCE ? await untilNextDue() : LONGEST_SLEEP_MS);
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

import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Database, Queries } from "../db/database.js";
import { executeRows } from "../db/execute-rows.js";
import { jobs } from "../db/schema.js";
import { describeError, type Log } from "../log.js";
import { withSpan } from "../telemetry/tracer.js";
import { createWorkLoop, type WorkLoop } from "./work-loop.js";

/** One run of a job. */
export interface JobRun {
  /** When it was due: long before its run if no server was there, or none had room for it. */
  readonly dueAt: Date;
  /** Tries since the last one that succeeded, with this one. */
  readonly attempts: number;
}

/** Runs a job. Returns the time of the next run, or null when it is done. */
export type JobHandler = (subject: string) => Promise<Date | null>;
/** A handler to which it matters how its run came about. */
export type JobRunHandler = (subject: string, run: JobRun) => Promise<Date | null>;

/** How the jobs of a kind run. */
export interface JobOptions {
  /** Jobs of the kind that one server runs at once. Kinds do not wait for each other. */
  readonly concurrency?: number;
  /** Failures in a row after which a job is dead: kept with its error, and not run until an operator retries it. */
  readonly maxAttempts?: number;
}

/** Thrown by a handler whose job cannot succeed by trying again: the job is dead at once. */
export class JobCannotSucceed extends Error {
  override readonly name = "JobCannotSucceed";
}

export interface JobQueue extends WorkLoop {
  /**
   * Schedules a job in the transaction that requires it. A subject has at most one job of each kind; scheduling a dead one
   * revives it.
   */
  schedule(queries: Queries, job: NewJob): Promise<void>;
  /** Schedules a job, or puts it off if it is due earlier. */
  postpone(queries: Queries, job: NewJob): Promise<void>;
  handle(kind: string, handler: JobRunHandler, options?: JobOptions): void;
}

type Job = typeof jobs.$inferSelect;
type NewJob = Readonly<Pick<Job, "kind" | "subject" | "dueAt">>;

const LEASE_MS = 30_000;
/** Interval at which the lease of a running job is renewed. */
const RENEW_MS = LEASE_MS / 3;
/**
 * By the clock of the database: servers whose own clocks differ must agree when a lease ends. In whole milliseconds, so that
 * it can be compared after it was read.
 */
const LEASE_END = sql`date_trunc('milliseconds', now()) + ${LEASE_MS} * interval '1 millisecond'`;
const CONCURRENCY = 2;
/** With the backoff below, a bit more than an hour. */
const MAX_ATTEMPTS = 20;
/** A bit more than a day: for jobs that move money, whose gateway may be away for long. */
export const ATTEMPTS_FOR_A_DAY = 300;
const MAX_BACKOFF_MS = 300_000;
/** Kept for the operator; messages of databases and mail servers can be long. */
const MAX_ERROR_LENGTH = 500;

interface Kind extends Required<JobOptions> {
  readonly handler: JobRunHandler;
  running: number;
}

/**
 * Job queue in a table. Jobs survive restarts, and a lease keeps servers on one database from running a job twice. Each
 * kind has room for some jobs at once, so that a slow gateway delays only its own. A server claims only kinds it has
 * handlers for; others wait for a server that has, such as the next release. A server whose lease expired, for example
 * because its process was suspended, no longer updates the job. Handlers derive their work from the database, so running a
 * job twice is harmless.
 */
export function createJobQueue(db: Database, clock: () => Date, log: Log): JobQueue {
  const kinds = new Map<string, Kind>();

  /** Kinds with room, as a table of names and numbers. */
  function room() {
    const free = [...kinds].filter(([, kind]) => kind.running < kind.concurrency);
    return free.length === 0
      ? null
      : sql.join(
          free.map(([name, kind]) => sql`(${name}::text, ${kind.concurrency - kind.running}::int)`),
          sql`, `,
        );
  }

  async function claim(): Promise<Job[]> {
    const free = room();
    if (free === null) return [];
    const at = clock().toISOString();
    // Materialized: evaluated once, so that no more rows are locked than are claimed.
    const due = sql`with due as materialized (
      select queued.id from (values ${free}) as room(kind, free)
      cross join lateral (
        select id from ${jobs} where ${jobs.kind} = room.kind and ${jobs.failedAt} is null
          and ${jobs.dueAt} <= ${at}::timestamptz
          and (${jobs.leaseUntil} is null or ${jobs.leaseUntil} <= now())
        order by ${jobs.dueAt} limit room.free for update skip locked
      ) as queued
    ) select id from due`;
    return db
      .update(jobs)
      .set({
        // In whole milliseconds like the lease: the end of a run compares the date that it read.
        dueAt: sql`date_trunc('milliseconds', ${jobs.dueAt})`,
        leaseUntil: LEASE_END,
        attempts: sql`${jobs.attempts} + 1`,
      })
      .where(sql`${jobs.id} in (${due})`)
      .returning();
  }

  async function run(job: Job, { handler, maxAttempts }: Kind): Promise<void> {
    let lease = job.leaseUntil!;
    const isOurs = () => and(eq(jobs.id, job.id), eq(jobs.leaseUntil, lease));
    let renewal: Promise<void> = Promise.resolve();
    const renew = async () => {
      const [renewed] = await db
        .update(jobs)
        .set({ leaseUntil: LEASE_END })
        .where(isOurs())
        .returning({ leaseUntil: jobs.leaseUntil });
      if (renewed !== undefined) lease = renewed.leaseUntil!;
    };
    const renewing = setInterval(() => {
      renewal = renewal.then(renew).catch((error: unknown) => log.error("lease renewal failed", error));
    }, RENEW_MS);
    let dueAt: Date | null = null;
    let failure: { error: unknown; isDead: boolean } | null = null;
    try {
      // Its server was killed on each try: it may be the job that kills them.
      if (job.attempts > maxAttempts) throw new JobCannotSucceed("every try was interrupted");
      dueAt = await withSpan(`job ${job.kind}`, { "talabee.job.attempt": job.attempts }, () =>
        handler(job.subject, { dueAt: job.dueAt, attempts: job.attempts }),
      );
    } catch (error) {
      const isDead = job.attempts >= maxAttempts || error instanceof JobCannotSucceed;
      failure = { error, isDead };
      const details = { kind: job.kind, job: job.id, attempts: job.attempts };
      log.error(isDead ? "job is dead" : "job failed", error, details);
      dueAt = new Date(clock().getTime() + Math.min(1000 * 2 ** Math.min(job.attempts, 16), MAX_BACKOFF_MS));
    } finally {
      clearInterval(renewing);
      await renewal;
    }
    const isUnchanged = eq(jobs.dueAt, job.dueAt);
    if (failure === null && dueAt === null) {
      // A job rescheduled while it ran keeps the new date.
      const done = await db.delete(jobs).where(and(isOurs(), isUnchanged)).returning({ id: jobs.id });
      if (done.length === 0) {
        await db.update(jobs).set({ leaseUntil: null, attempts: 0, lastError: null }).where(isOurs());
      }
      return;
    }
    const result: Partial<Job> =
      failure === null
        ? { dueAt: dueAt!, attempts: 0, lastError: null }
        : {
            ...(failure.isDead ? { failedAt: clock() } : { dueAt: dueAt! }),
            lastError: describeError(failure.error).slice(0, MAX_ERROR_LENGTH),
          };
    const kept = await db
      .update(jobs)
      .set({ ...result, leaseUntil: null })
      .where(and(isOurs(), isUnchanged))
      .returning({ id: jobs.id });
    if (kept.length === 0) await db.update(jobs).set({ leaseUntil: null }).where(isOurs());
  }

  async function untilNextDue(): Promise<number | null> {
    const free = room();
    if (free === null) return null;
    const [next] = await executeRows<{ due: string | null }>(
      db,
      sql`select extract(epoch from min(queued.due_at)) * 1000 as due from (values ${free}) as room(kind, free)
          cross join lateral (
            select ${jobs.dueAt} from ${jobs} where ${jobs.kind} = room.kind and ${jobs.failedAt} is null
              and ${jobs.leaseUntil} is null
            order by ${jobs.dueAt} limit 1
          ) as queued`,
    );
    const due = next?.due ?? null;
    return due === null ? null : Number(due) - clock().getTime();
  }

  const loop = createWorkLoop(
    {
      name: "job",
      untilNextDue,
      async claim() {
        const claimed = await claim();
        return claimed.map((job) => {
          const kind = kinds.get(job.kind)!;
          kind.running++;
          return () =>
            run(job, kind)
              .catch((error: unknown) => log.error("job update failed", error, { kind: job.kind }))
              .finally(() => kind.running--);
        });
      },
    },
    log,
  );

  async function upsert(queries: Queries, job: NewJob, dueAt: Date | SQL): Promise<void> {
    const attempts = sql`case when ${isNotNull(jobs.failedAt)} then 0 else ${jobs.attempts} end`;
    await queries
      .insert(jobs)
      .values(job)
      .onConflictDoUpdate({
        target: [jobs.kind, jobs.subject],
        set: { dueAt, attempts, failedAt: null },
      });
  }

  return {
    ...loop,
    schedule: (queries, job) => upsert(queries, job, job.dueAt),
    postpone: (queries, job) => upsert(queries, job, sql`greatest(${jobs.dueAt}, excluded.due_at)`),
    handle(kind, handler, { concurrency = CONCURRENCY, maxAttempts = MAX_ATTEMPTS } = {}) {
      kinds.set(kind, { handler, concurrency, maxAttempts, running: 0 });
    },
  };
}

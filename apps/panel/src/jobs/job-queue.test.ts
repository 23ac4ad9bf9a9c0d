import { eq, sql } from "drizzle-orm";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { jobs } from "../db/schema.js";
import { createTestPanel, type TestPanel } from "../testing/test-panel.js";
import { createJobQueue, JobCannotSucceed, type JobQueue } from "./job-queue.js";

const METRICS_TOKEN = "0123456789abcdef";
let test: TestPanel;
const queues: JobQueue[] = [];
beforeAll(async () => void (test = await createTestPanel({ metricsToken: METRICS_TOKEN })));
afterEach(async () => {
  for (const queue of queues.splice(0)) await queue.stop();
  await test.db.delete(jobs);
});
afterAll(() => test.close());

function queue(): JobQueue {
  const created = createJobQueue(test.db, test.panel.clock, test.panel.log);
  queues.push(created);
  return created;
}
const due = (kind: string, subject: string, inMs = 0) =>
  test.panel.jobs.schedule(test.db, { kind, subject, dueAt: new Date(test.panel.clock().getTime() + inMs) });
const left = () => test.db.select().from(jobs);

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await condition()); tries++) {
    if (tries > 500) throw new Error("timed out");
    await wait(20);
  }
}

it("runs each job once with several servers", async () => {
  const done: string[] = [];
  for (let i = 0; i < 60; i++) await due("count", String(i));
  for (let panel = 0; panel < 3; panel++) {
    const one = queue();
    one.handle("count", async (subject) => {
      done.push(subject);
      await wait(1);
      return null;
    });
    one.start();
  }
  await until(async () => (await left()).length === 0);
  expect(done.length).toBe(60);
  expect(new Set(done).size).toBe(60);
});

it("runs a job once although the clocks of two servers are five minutes apart", async () => {
  const runs: string[] = [];
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  const skewed = (minutes: number, name: string) => {
    const clock = () => new Date(test.panel.clock().getTime() + minutes * 60_000);
    const one = createJobQueue(test.db, clock, test.panel.log);
    queues.push(one);
    one.handle("long", async () => {
      runs.push(name);
      await finished;
      return null;
    });
    return one;
  };
  await due("long", "1", -600_000);
  skewed(-5, "behind").start();
  await until(() => runs.length === 1);
  const ahead = skewed(5, "ahead");
  ahead.start();
  for (let tries = 0; tries < 5; tries++) {
    ahead.wake();
    await wait(50);
  }
  expect(runs).toEqual(["behind"]);
  finish();
  await until(async () => (await left()).length === 0);
  expect(runs).toEqual(["behind"]);
});

it("leaves kinds without a handler to other servers", async () => {
  await due("of the next release", "1");
  const old = queue();
  old.handle("other", async () => null);
  old.start();
  await wait(200);
  expect(await left()).toHaveLength(1);
  const next = queue();
  next.handle("of the next release", async () => null);
  next.start();
  await until(async () => (await left()).length === 0);
});

it("retries a failed job later, and takes over the job of a crashed server", async () => {
  let fails = true;
  await due("shaky", "1");
  const one = queue();
  one.handle("shaky", async () => {
    if (fails) throw new Error("failure");
    return null;
  });
  one.start();
  // Both values in one query: between two queries the job could be claimed.
  await until(async () => {
    const [job] = await left();
    return job?.attempts === 1 && job.leaseUntil === null;
  });
  expect((await left())[0]!.dueAt.getTime()).toBeGreaterThan(test.panel.clock().getTime());
  await one.stop();

  fails = false;
  const now = test.panel.clock().getTime();
  const leaseUntil = (inMs: number) => sql`now() + ${inMs} * interval '1 millisecond'`;
  await test.db.update(jobs).set({ dueAt: new Date(now - 1000), leaseUntil: leaseUntil(3_600_000) });
  const two = queue();
  two.handle("shaky", async () => null);
  two.start();
  await wait(100);
  expect(await left()).toHaveLength(1);
  // A server's own clock does not end a lease.
  test.passTime(7200);
  two.wake();
  await wait(100);
  test.passTime(-7200);
  expect(await left()).toHaveLength(1);
  await test.db.update(jobs).set({ leaseUntil: leaseUntil(-1) });
  two.wake();
  await until(async () => (await left()).length === 0);
});

it("does not update a job after losing its lease", async () => {
  await due("slow", "1");
  let finish: () => void = () => undefined;
  let isRunning = false;
  const slow = queue();
  slow.handle("slow", () => {
    isRunning = true;
    return new Promise((resolve) => (finish = () => resolve(null)));
  });
  slow.start();
  await until(() => isRunning);
  const taken = new Date(test.panel.clock().getTime() + 60_000);
  await test.db.update(jobs).set({ leaseUntil: taken }).where(eq(jobs.kind, "slow"));
  finish();
  await slow.stop();
  expect((await left())[0]?.leaseUntil).toEqual(taken);
});

it("runs other jobs beside a slow one, and keeps a date set while it ran", async () => {
  await due("slow", "1");
  await due("quick", "1", 50);
  let finish: () => void = () => undefined;
  let quick = 0;
  const one = queue();
  one.handle("slow", () => new Promise((resolve) => (finish = () => resolve(null))));
  one.handle("quick", async () => {
    quick++;
    return null;
  });
  one.start();
  await until(() => quick === 1);
  await due("slow", "1", 3_600_000);
  finish();
  await until(async () => (await left())[0]?.leaseUntil === null);
  expect(await left()).toHaveLength(1);
});

it("ends a job whose date the database wrote, to the microsecond", async () => {
  let runs = 0;
  await due("exact", "1", 3_600_000);
  // Never a whole number of milliseconds.
  const exact = sql`date_trunc('second', now()) - interval '999001 microseconds'`;
  await test.db.update(jobs).set({ dueAt: exact });
  const one = queue();
  one.handle("exact", async () => {
    runs++;
    await wait(1);
    return null;
  });
  one.start();
  await until(() => runs > 0);
  await one.stop();
  expect(await left()).toEqual([]);
  expect(runs).toBe(1);
});

it("counts no success as a failed try, however often the job is queued again while it runs", async () => {
  let runs = 0;
  await due("again", "1");
  const one = queue();
  const rerun = async () => {
    runs++;
    await wait(1);
    if (runs < 5) await due("again", "1", -runs);
    return null;
  };
  one.handle("again", rerun, { maxAttempts: 3 });
  one.start();
  await until(async () => {
    const [job] = await left();
    return job === undefined || job.failedAt !== null;
  });
  expect(await left()).toEqual([]);
  expect(runs).toBe(5);
});

it("runs the jobs of a kind beside those of others that all hang", async () => {
  for (let i = 0; i < 10; i++) await due("slow", String(i));
  const releases: (() => void)[] = [];
  let quick = 0;
  const one = queue();
  one.handle("slow", () => new Promise((resolve) => releases.push(() => resolve(null))), { concurrency: 3 });
  one.handle("quick", async () => {
    quick++;
    return null;
  });
  one.start();
  await until(() => releases.length === 3);
  await due("quick", "1");
  one.wake();
  await until(() => quick === 1);
  expect(releases.length).toBe(3);
  const finished = until(async () => (await left()).length === 0);
  const releasing = setInterval(() => releases.splice(0).forEach((release) => release()), 10);
  await finished;
  clearInterval(releasing);
});

it("keeps a job that failed too often, with its error, and shows it in the metrics", async () => {
  await due("hopeless", "1");
  let tries = 0;
  const one = queue();
  one.handle(
    "hopeless",
    async () => {
      tries++;
      throw new Error("no such account");
    },
    { maxAttempts: 2 },
  );
  one.start();
  const job = async () => (await left())[0]!;
  await until(async () => (await job()).attempts === 1 && (await job()).leaseUntil === null);
  expect((await job()).failedAt).toBeNull();
  test.passTime(3600);
  one.wake();
  await until(async () => (await job()).failedAt !== null);
  await until(async () => (await job()).leaseUntil === null);
  expect((await job()).lastError).toContain("no such account");
  test.passTime(3600);
  one.wake();
  await wait(200);
  expect(tries).toBe(2);
  const metrics = String(
    (await test.get("/metrics", { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } })).body,
  );
  expect(metrics).toMatch(/talabee_jobs_dead\{kind="hopeless"\} 1/);
  expect(metrics).not.toMatch(/talabee_jobs_overdue\{kind="hopeless"\}/);
  // Scheduled again, it has all its tries.
  await due("hopeless", "1");
  one.wake();
  await until(() => tries === 3);
  await until(async () => (await job()).leaseUntil === null);
  expect(await job()).toMatchObject({ attempts: 1, failedAt: null });
  test.passTime(-7200);
});

it("ends a job at once that cannot succeed, and one whose server is killed on every try", async () => {
  await due("impossible", "1");
  await due("deadly", "1");
  await test.db.update(jobs).set({ attempts: 20 }).where(eq(jobs.kind, "deadly"));
  let deadly = 0;
  const one = queue();
  one.handle("impossible", async () => {
    throw new JobCannotSucceed("refused");
  });
  one.handle("deadly", async () => {
    deadly++;
    return null;
  });
  one.start();
  await until(async () => (await left()).every((job) => job.failedAt !== null && job.leaseUntil === null));
  expect(deadly).toBe(0);
  expect((await left()).map(({ lastError }) => lastError).toSorted()).toEqual([
    expect.stringContaining("every try was interrupted"),
    expect.stringContaining("refused"),
  ]);
});

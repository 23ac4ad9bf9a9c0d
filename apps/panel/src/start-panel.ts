import { like } from "drizzle-orm";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createApp } from "./app.js";
import { type Config, LOOPBACK } from "./config.js";
import type { Database, OpenDatabase } from "./db/database.js";
import { DataFolderInUse, lockDataFolder } from "./db/data-lock.js";
import { openEmbedded } from "./db/open-embedded.js";
import { openDatabaseClock } from "./db/database-clock.js";
import { DatabaseUnusable } from "./db/database-unusable.js";
import { migrateAtStart } from "./db/migrate-at-start.js";
import { openServer, SERVING_LIMITS } from "./db/open-server.js";
import { stores, users } from "./db/schema.js";
import { openEmbeddedBus, openSharedBus } from "./http/bus.js";
import { openOutboxRelay } from "./http/outbox-relay.js";
import { counterDoors, createCounterApp } from "./http/counter-app.js";
import { createMetrics } from "./http/metrics.js";
import { createCachedResponseSender } from "./http/send-cached-response.js";
import { createTokenCaches } from "./http/recent-tokens.js";
import type { App } from "./http/app-env.js";
import { createOpenStreams } from "./http/open-streams.js";
import { createLimits } from "./http/limits.js";
import { ATTEMPTS_FOR_A_DAY, createJobQueue } from "./jobs/job-queue.js";
import type { WorkLoop } from "./jobs/work-loop.js";
import { createOrderSimulator } from "./demo/order-simulator.js";
import { createCleanupJob, CLEAN_UP } from "./jobs/maintenance.js";
import { createLog, type Log } from "./log.js";
import { createEmailQueue } from "./mail/email-queue.js";
import { createSmtpSender } from "./mail/smtp.js";
import { createSessionStore } from "./modules/auth/sessions.js";
import { openCatalogueCache } from "./modules/catalogue/open-catalogue-cache.js";
import { readBrandName } from "./modules/settings/brand-settings.js";
import { createPasswords } from "./security/passwords.js";
import { createSecretBox } from "./security/secret-box.js";
import { createEscalationJob } from "./modules/board/escalation-job.js";
import { CANCEL_UNACCEPTED, ESCALATE_ORDER, SIMULATE_ORDER } from "./modules/order-record/order-jobs.js";
import { SEND_PUSH } from "./modules/notifications/create-notification.js";
import { createPushJob } from "./modules/notifications/send-push.js";
import { createHearingJob, WATCH_HEARING } from "./modules/devices/hearing-job.js";
import { createAvailabilityService, PUT_BACK } from "./modules/menu/availability.js";
import { createBusyService, END_BUSY } from "./modules/stores/busy.js";
import { createHoursPlanService, ROLL_HOURS } from "./modules/stores/hours-plans.js";
import { createOffers, PASS_OFFER_ON, SEEK_RIDER } from "./modules/rides/offers.js";
import { createUploadDeletion, DELETE_UPLOAD } from "./modules/files/discard-uploads.js";
import { handlePaymentJobs } from "./modules/payments/payment-jobs.js";
import type { Panel } from "./panel.js";
import { createGateways } from "./payments/gateways.js";
import { createFirebasePush } from "./push/firebase-push.js";
import { ensureDemoAccounts } from "./seed/demo-accounts.js";
import { ensureDemoFamily } from "./seed/family.js";
import { ensureDemoPayments } from "./seed/payments.js";
import { ensureMarket } from "./seed/ensure-market.js";
import { ensureDemoStores } from "./seed/demo-stores.js";
import { listen } from "./server.js";
import { openUploadStore } from "./uploads/open-upload-store.js";
import { createRetentionJob, RETENTION } from "./modules/personal-data/retention.js";
import { createWordPruning, PRUNE_WORDS } from "./modules/search/prune-search-words.js";
import { warmPages } from "./modules/storefront/warm-pages.js";
import { createUnacceptedOrderJob } from "./modules/orders/unaccepted-order-job.js";

export { DatabaseUnusable, DataFolderInUse };

export interface StartedPanel {
  readonly port: number;
  /** Port of the counter, with the names of its doors; null without it. */
  readonly counter: { readonly port: number; readonly doors: readonly string[] } | null;
  stop(): Promise<void>;
}

const STOP_TIMEOUT_MS = 10_000;

/** Starts the server; `say` prints each step. Throws {@link DataFolderInUse} and {@link DatabaseUnusable}. */
export async function startPanel(config: Config, say: (line: string) => void): Promise<StartedPanel> {
  let isDraining = false;
  const closers: (() => Promise<void> | void)[] = [];
  const closeAll = async () => {
    for (const close of closers.toReversed()) await close();
  };
  try {
    await mkdir(config.dataDir, { recursive: true });
    const log = createLog((line) => process.stderr.write(line), config.logFrom);
    const database = await openDatabase(config, say, log, closers);
    closers.push(() => database.close());
    await migrateAtStart(database, { isAllowed: config.migrateAtStart, say });

    await ensureMarket(database.db, config);
    const { now: clock, stop: stopClock } = await openDatabaseClock(database.raw, log);
    closers.push(stopClock);
    const bus = database.isShared ? await openSharedBus(database, log) : await openEmbeddedBus(database);
    closers.push(() => bus.close());
    const relay = await openOutboxRelay(database, log);
    closers.push(() => relay.close());
    const catalogue = openCatalogueCache({ db: database.db, config, bus, clock });
    closers.push(catalogue.changes.follow());
    const jobs = createJobQueue(database.db, clock, log);
    const emails = openEmailQueue(config, { db: database.db, clock, log }, closers);
    // The sandbox gateway calls the panel over HTTP like an external gateway; the port is set below.
    let origin = "";
    const toPanel = (path: string, init: RequestInit) => fetch(`${origin}${path}`, init);
    const panel: Panel = {
      config,
      db: database.db,
      raw: database.raw,
      isBusy: database.isBusy,
      clock,
      log,
      bus,
      limits: createLimits(database.raw, config.limits, database),
      ...catalogue,
      ...createTokenCaches(),
      passwords: createPasswords(),
      secrets: createSecretBox(config),
      sessions: createSessionStore({ db: database.db, clock }),
      brandName: readBrandName,
      jobs,
      uploads: await openUploadStore(config),
      emails: emails ?? { wake: () => undefined },
      gateways: await createGateways(config, { db: database.db, clock, jobs, toPanel }),
      push:
        config.firebase === null
          ? null
          : await createFirebasePush(config.firebase, { publicUrl: config.publicUrl }),
      faultPoint: () => undefined,
    };
    await refuseOlderNode(panel);
    const mediaDir = join(config.dataDir, "media");
    await database.withAdvisoryLock(async () => {
      if (await isForSeed(database.db, config)) {
        // Loaded on demand: the catalogue and the picture library are large.
        const { seedDemo } = await import("./seed/seed-demo.js");
        await seedDemo(database.db, config, say);
      }
      await ensureDemoAccounts(panel);
      await ensureDemoPayments(panel);
      await ensureDemoStores(panel);
      await ensureDemoFamily(panel);
    });
    registerJobs(panel);
    for (const kind of [CLEAN_UP, RETENTION, PRUNE_WORDS])
      await panel.jobs.schedule(panel.db, { kind, subject: "all", dueAt: clock() });

    const streams = createOpenStreams(panel);
    const metrics = createMetrics(panel, () => streams.count);
    if (config.telemetry !== null) {
      // Loaded on demand: most panels have no collector.
      const { startTelemetry } = await import("./telemetry/start-telemetry.js");
      const { telemetry, version } = config;
      closers.push(startTelemetry({ ...telemetry, version, metrics: metrics.registry() }));
    }
    const app: App = await createApp(panel, {
      metrics,
      checkAnswers: false,
      streams,
      mediaDir,
      isDraining: () => isDraining,
    });
    const server = await listen(app, config, createCachedResponseSender(panel, metrics), log);
    origin = ownOrigin(config.host, server.port);
    const sendNothing = () => false;
    const counter =
      config.counterPort === null
        ? null
        : await listen(
            createCounterApp(app, config.counterDir),
            { port: config.counterPort, host: config.host },
            sendNothing,
            log,
          );
    closers.push(warmPages(panel, app));
    panel.jobs.start();
    emails?.start();
    closers.push(
      async () => emails?.stop(),
      () => panel.jobs.stop(),
      async () => {
        streams.endAll();
        await Promise.all([server.stop(STOP_TIMEOUT_MS), counter?.stop(STOP_TIMEOUT_MS)]);
      },
    );
    return {
      port: server.port,
      counter: counter && { port: counter.port, doors: counterDoors(config.counterDir) },
      async stop() {
        isDraining = true;
        await wait(config.drainSeconds * 1000);
        await closeAll();
      },
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

/** Fails early if passwords were hashed by a newer Node version: their owners could not sign in. */
async function refuseOlderNode({ db, passwords }: Panel): Promise<void> {
  const [hashed] = await db
    .select({ hash: users.passwordHash })
    .from(users)
    .where(like(users.passwordHash, "$argon2id$%"))
    .limit(1);
  if (hashed === undefined || passwords.canVerify(hashed.hash)) return;
  throw new DatabaseUnusable(
    `Passwords in this database were hashed with argon2, which Node ${process.version} cannot check. Run the panel on Node 24.7 or newer.`,
  );
}

/** Opens the server of DATABASE_URL, or else locks the data folder and opens the embedded database in it. */
async function openDatabase(
  config: Config,
  say: (line: string) => void,
  log: Log,
  closers: (() => Promise<void> | void)[],
): Promise<OpenDatabase> {
  if (config.databaseUrl !== null) {
    say("Opening the database on the server");
    return openServer(config.databaseUrl, {
      poolSize: config.databasePool,
      limits: SERVING_LIMITS,
      onError: (error) => log.error("database connection lost", error),
    });
  }
  closers.push(await lockDataFolder(config.dataDir));
  say(`Opening the database in ${config.dataDir}`);
  return openEmbedded(join(config.dataDir, "database"), {
    onSetAside: (path, cause) =>
      say(
        `The database could not be opened (${String(cause)}). It was set aside as ${path}; starting a new one.`,
      ),
  });
}

/** URL of this process; a wildcard address is replaced by loopback. */
function ownOrigin(host: string, port: number): string {
  const name = host === "0.0.0.0" || host === "::" ? LOOPBACK : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}

/**
 * Whether demo stores are written into a database without stores: in a demo, and for a first look into an embedded one. One with an
 * account belongs to somebody who opens a shop of their own.
 */
async function isForSeed(db: Database, { databaseUrl, demo }: Config): Promise<boolean> {
  const isEmpty = async (table: typeof stores | typeof users) =>
    (await db.select({ id: table.id }).from(table).limit(1)).length === 0;
  if (!(await isEmpty(stores))) return false;
  return demo || (databaseUrl === null && (await isEmpty(users)));
}

/** Connects to the mail server; null if none is configured. */
function openEmailQueue(
  { smtpUrl, mailFrom, demo }: Config,
  from: Parameters<typeof createEmailQueue>[0],
  closers: (() => Promise<void> | void)[],
): WorkLoop | null {
  if (smtpUrl === null) return null;
  const sender = createSmtpSender(smtpUrl, mailFrom);
  closers.push(() => sender.close());
  return createEmailQueue(from, sender, { keepSent: demo });
}

function registerJobs(panel: Panel): void {
  panel.jobs.handle(PUT_BACK, createAvailabilityService(panel).putBack, { maxAttempts: Infinity });
  panel.jobs.handle(END_BUSY, createBusyService(panel).endInTime, { maxAttempts: Infinity });
  panel.jobs.handle(ROLL_HOURS, createHoursPlanService(panel).roll, { maxAttempts: Infinity });
  panel.jobs.handle(PASS_OFFER_ON, createOffers(panel).passOn, { maxAttempts: Infinity });
  panel.jobs.handle(SEEK_RIDER, createOffers(panel).seek, { maxAttempts: Infinity });
  panel.jobs.handle(WATCH_HEARING, createHearingJob(panel), { maxAttempts: Infinity });
  panel.jobs.handle(CLEAN_UP, createCleanupJob(panel), { maxAttempts: Infinity });
  panel.jobs.handle(RETENTION, createRetentionJob(panel), { maxAttempts: Infinity });
  panel.jobs.handle(PRUNE_WORDS, createWordPruning(panel), { maxAttempts: Infinity });
  panel.jobs.handle(CANCEL_UNACCEPTED, createUnacceptedOrderJob(panel), { maxAttempts: ATTEMPTS_FOR_A_DAY });
  panel.jobs.handle(ESCALATE_ORDER, createEscalationJob(panel), { maxAttempts: ATTEMPTS_FOR_A_DAY });
  panel.jobs.handle(DELETE_UPLOAD, createUploadDeletion(panel), { maxAttempts: ATTEMPTS_FOR_A_DAY });
  handlePaymentJobs(panel);
  panel.jobs.handle(SEND_PUSH, createPushJob(panel), { concurrency: 4 });
  // Queued by a server of the previous release, while both run.
  panel.jobs.handle("send_mails", async () => {
    panel.emails.wake();
    return null;
  });
  if (panel.config.demo && panel.config.demoSpeed > 0) {
    panel.jobs.handle(SIMULATE_ORDER, createOrderSimulator(panel));
  }
  if (panel.config.smtpUrl === null && !panel.config.demo) {
    panel.log.warn("no mail server: set SMTP_URL, which is required to verify e-mail addresses");
  }
  if (!panel.config.demo && panel.config.publicUrl === null) {
    panel.log.warn("no public address: set PANEL_PUBLIC_URL, which is required for links in emails");
  }
}

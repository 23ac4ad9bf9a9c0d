import { encodeForm, type Language } from "@talabee/contract";
import type { StoreRole } from "@talabee/domain";
import { eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createApp } from "../app.js";
import { type Config, readConfig } from "../config.js";
import type { OpenDatabase } from "../db/database.js";
import {
  type AccountRole,
  addresses,
  appSettings,
  mails,
  products,
  storeStaff,
  users,
} from "../db/schema.js";
import { openEmbeddedBus, openSharedBus } from "../http/bus.js";
import { openOutboxRelay } from "../http/outbox-relay.js";
import { createOpenStreams } from "../http/open-streams.js";
import { createTokenCaches } from "../http/recent-tokens.js";
import { createLimits } from "../http/limits.js";
import { createJobQueue } from "../jobs/job-queue.js";
import { createLog } from "../log.js";
import { createPasswords, type HashCost } from "../security/passwords.js";
import { createSecretBox } from "../security/secret-box.js";
import { openCatalogueCache } from "../modules/catalogue/open-catalogue-cache.js";
import { createSessionStore, openSession } from "../modules/auth/sessions.js";
import { readBrandName } from "../modules/settings/brand-settings.js";
import type { Panel } from "../panel.js";
import { createGateways } from "../payments/gateways.js";
import { emptyTables, ORDER_TABLES } from "./empty-tables.js";
import { addressAtHome, initialProducts } from "./fixture-content.js";
import { brokenInvariants } from "./invariants.js";
import { watchInvariants } from "./open-test-panels.js";
import { openUploadStore } from "../uploads/open-upload-store.js";
import { secretsIn, secretsInLog } from "./secrets-in-log.js";
import { openTestDatabase } from "./test-database.js";

export interface Answer {
  status: number;
  headers: Headers;
  // Tests read responses of every shape; the app validates them against the contract.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

export interface Sending {
  token?: string | undefined;
  language?: Language;
  key?: string;
  headers?: Record<string, string>;
}

export interface Person {
  id: string;
  email: string;
  token: string;
}

/** Most tests are not about hashing, which is slow by design. */
const CHEAP_HASHES: HashCost = { memory: 64, passes: 1 };

/** The app on a separate database, called without a socket; invariants are checked after each test. */
export async function createTestPanel(
  overrides: Partial<Config> = {},
  environment: Record<string, string> = {},
  openDatabase: () => Promise<OpenDatabase> = openTestDatabase,
  hashCost = CHEAP_HASHES,
) {
  const database = await openDatabase();
  const unwatch = watchInvariants(database.db);
  const config: Config = {
    ...readConfig({ NODE_ENV: "test", PANEL_LIMITS_SCALE: "1000", PANEL_DEMO_SPEED: "0", ...environment }),
    storefrontDir: "/nowhere",
    counterPort: null,
    counterDir: "/nowhere",
    dataDir: join(tmpdir(), `talabee-panel-${randomUUID()}`),
    ...overrides,
  };
  if (config.market.id !== "qa") {
    // The fixture has stores, with prices in the minor units of any currency.
    const body = { market_id: config.market.id };
    await database.db.insert(appSettings).values({ body, updatedAt: new Date() });
  }
  const logged: string[] = [];
  const log = createLog((line) => void logged.push(line));
  let ahead = 0;
  const clock = () => new Date(Date.now() + ahead);
  const bus = database.isShared ? await openSharedBus(database, log) : await openEmbeddedBus(database);
  const relay = await openOutboxRelay(database, log);
  const jobs = createJobQueue(database.db, clock, log);
  // Requests between sandbox gateway and panel, as over HTTP; tests can make them fail.
  const transport = { send: async (path: string, init: RequestInit) => app.request(path, init) };
  const toPanel = (path: string, init: RequestInit) => transport.send(path, init);
  const steps: { at: (step: string) => Promise<void> | void } = { at: () => undefined };
  const panel: Panel = {
    config,
    db: database.db,
    raw: database.raw,
    isBusy: database.isBusy,
    clock,
    log,
    bus,
    limits: createLimits(database.raw, config.limits),
    ...openCatalogueCache({ db: database.db, config, bus, clock }),
    ...createTokenCaches(),
    passwords: createPasswords(hashCost),
    secrets: createSecretBox(config),
    sessions: createSessionStore({ db: database.db, clock }),
    brandName: readBrandName,
    jobs,
    uploads: await openUploadStore(config),
    emails: { wake: () => undefined },
    gateways: await createGateways(config, { db: database.db, clock, jobs, toPanel }),
    push: null,
    faultPoint: (step) => steps.at(step),
  };
  const streams = createOpenStreams(panel);
  const app = await createApp(panel, { checkAnswers: true, streams, mediaDir: "/nowhere" });

  /** Sent values that must not appear in the log (REQ-SEC-27). */
  const secrets = new Set<string>();
  async function send(
    method: string,
    path: string,
    body: BodyInit | null,
    sending: Sending,
  ): Promise<Answer> {
    for (const secret of secretsIn(body, sending)) secrets.add(secret);
    const response = await app.request(path, {
      method,
      body,
      headers: {
        Accept: "application/json",
        "Accept-Language": sending.language ?? "en",
        ...(sending.token === undefined ? {} : { Authorization: `Bearer ${sending.token}` }),
        ...(sending.key === undefined ? {} : { "Idempotency-Key": sending.key }),
        ...sending.headers,
      },
    });
    const text = await response.text();
    let read: unknown = text;
    try {
      read = JSON.parse(text);
    } catch {
      // Not JSON: return the text.
    }
    return { status: response.status, headers: response.headers, body: read };
  }

  let probes = 0;
  /** Waits for the notifications of earlier writes: tests write past the panel, and a server tells of it a moment later. */
  async function hearWrites(): Promise<void> {
    await relay.flush();
    if (!database.isShared) return;
    const topic = `probe ${++probes}`;
    await new Promise<void>((resolve, reject) => {
      const stop = bus.subscribe(topic, () => {
        stop();
        resolve();
      });
      database.raw
        .query("select pg_notify('talabee_panel', '00000000-0000-0000-0000-000000000000 ' || $1::text)", [
          topic,
        ])
        .catch(reject);
    });
  }

  const get = async (path: string, sending: Sending = {}) => {
    await hearWrites();
    return send("GET", path, null, sending);
  };
  const post = (path: string, fields: object = {}, sending: Sending = {}) =>
    send("POST", path, encodeForm(fields), sending);

  /** Inserts a verified customer with a session. */
  async function person(
    details: { role?: AccountRole; storeId?: string; storeRole?: StoreRole } = {},
  ): Promise<Person> {
    const id = randomUUID();
    const email = `${id}@example.com`;
    const now = clock();
    await database.db.insert(users).values({
      id,
      email,
      passwordHash: "",
      firstName: "Aisha",
      lastName: "Saad",
      role: details.role ?? "user",
      emailVerifiedAt: now,
      createdAt: now,
    });
    if (details.storeId !== undefined) {
      const role = details.storeRole ?? "owner";
      await database.db.insert(storeStaff).values({ userId: id, storeId: details.storeId, role });
    }
    return { id, email, token: await openSession(database.db, id, now) };
  }

  async function addressOf(someone: Person): Promise<string> {
    const id = randomUUID();
    await database.db.insert(addresses).values({
      id,
      userId: someone.id,
      ...addressAtHome,
      createdAt: clock(),
    });
    return id;
  }

  /** Form of an order of the current cart. */
  async function orderForm(someone: Person, type: "delivery" | "pickup" = "pickup") {
    const address_id = type === "delivery" ? await addressOf(someone) : null;
    const quote = await post("/api/cart/quote", { order_type: type, address_id }, someone);
    return {
      order_type: type,
      address_id,
      payment_method: "cod",
      quote_hash: quote.body.data.quote_hash as string,
    };
  }

  /** Adds products to the cart and orders them. */
  async function order(
    someone: Person,
    items: readonly (readonly [product: string, quantity: number])[],
    type: "delivery" | "pickup" = "pickup",
  ) {
    for (const [product_id, quantity] of items) {
      const added = await post("/api/cart/add", { product_id, quantity }, someone);
      if (added.status !== 200) throw new Error(`not added: ${JSON.stringify(added.body)}`);
    }
    const placed = await post("/api/orders", await orderForm(someone, type), {
      ...someone,
      key: randomUUID(),
    });
    if (placed.status !== 201) throw new Error(`not placed: ${JSON.stringify(placed.body)}`);
    // oxlint-disable-next-line typescript/no-explicit-any
    return placed.body.data as any;
  }

  async function mailsTo(email: string) {
    return database.db.select().from(mails).where(eq(mails.to, email)).orderBy(mails.id);
  }

  return {
    panel,
    app,
    db: database.db,
    database,
    streams,
    logged,
    /** Transport between panel and sandbox gateway. */
    transport,
    /** Advances the panel's clock by a number of seconds. */
    passTime: (seconds: number) => void (ahead += seconds * 1000),
    /** Runs between the steps of use cases. */
    atStep: (hook: (step: string) => Promise<void> | void) => void (steps.at = hook),
    get,
    post,
    send,
    person,
    addressOf,
    orderForm,
    order,
    mailsTo,
    async newestCode(email: string): Promise<string> {
      const code = /\b\d{6}\b/.exec((await mailsTo(email)).at(-1)?.subject ?? "")?.[0];
      if (code === undefined) throw new Error(`no code was sent to ${email}`);
      return code;
    },
    /** Checks the invariants, then resets orders, stock and counters; users stay. */
    async forgetOrders() {
      const broken = await brokenInvariants(database.db);
      if (broken.length > 0) throw new Error(broken.join("\n"));
      await emptyTables(database.db, `${ORDER_TABLES}, carts, jobs, wallets, coupons`);
      for (const { id, price, sale_price, stock } of initialProducts) {
        await database.db
          .update(products)
          .set({ price, salePrice: sale_price, stock })
          .where(eq(products.id, id));
      }
    },
    async close() {
      unwatch();
      await panel.jobs.stop();
      await relay.close();
      await database.close();
      await rm(config.dataDir, { recursive: true, force: true });
      const found = secretsInLog(logged.join(""), secrets);
      if (found.length > 0) throw new Error(`The log contains ${found.join(", ")} (REQ-SEC-27)`);
    },
  };
}

export type TestPanel = Awaited<ReturnType<typeof createTestPanel>>;

/**
 * Kills the panel in the middle of order creation, again and again, and looks at what is left.
 *
 *   node crash-test/crash-test.ts [--rounds 20] [--workers 4] [--engine embedded|postgres]
 *
 * In each round customers order as fast as they can until the panel is killed (SIGKILL). The database is then
 * looked at as the crash left it, the panel started again, and every request that had no answer is sent once
 * more with its key. On PostgreSQL the server is one of its own, started from the system's programs. Ends with an error when an acknowledged order is lost, an order is half made, stock does
 * not add up, or a key makes a second order. Needs `npm run build` of the panel.
 */
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { type ChildProcess, spawn } from "node:child_process";
import { randomInt, randomUUID } from "node:crypto";
import { appendFileSync, existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import pg from "pg";
import type * as Cluster from "../src/testing/postgres-cluster.js";

const { values: options } = parseArgs({
  options: {
    rounds: { type: "string", default: "20" },
    workers: { type: "string", default: "4" },
    engine: { type: "string", default: "embedded" },
    /** A file to which figures are added, one line of JSON each. */
    figures: { type: "string" },
  },
});
const rounds = Number(options.rounds);
const workers = Number(options.workers);
if (!(rounds >= 1 && workers >= 1) || !["embedded", "postgres"].includes(options.engine)) {
  console.error("--rounds and --workers are whole numbers of at least 1, --engine is embedded or postgres");
  process.exit(2);
}

const STORE = "bayt-al-machboos";
const BOOT_LIMIT_S = 5;
const main = fileURLToPath(new URL("../dist/main.js", import.meta.url));
if (!existsSync(main)) {
  console.error("The panel is not built. Run `npm run build` first.");
  process.exit(2);
}
const dataDir = await mkdtemp(join(tmpdir(), "talabee-crash-"));
// As durable as a server is by default: the panel dies here, not the server, but orders are timed by it.
const cluster = options.engine === "postgres" ? await startCluster() : null;

async function startCluster() {
  // Run as it stands, so by the name the file has.
  const path = new URL("../src/testing/postgres-cluster.ts", import.meta.url).href;
  const { startPostgres } = (await import(path)) as typeof Cluster;
  return startPostgres();
}

interface Running {
  readonly process: ChildProcess;
  readonly url: string;
  readonly bootSeconds: number;
  readonly ended: Promise<void>;
}

/** A request to order, and what became of it. */
interface Attempt {
  readonly key: string;
  readonly form: Readonly<Record<string, string>>;
  readonly worker: Customer;
  order: { id: string; total: number; lines: number } | null;
}

interface Customer {
  readonly token: string;
}

interface WireOrder {
  id: string;
  order_total: number;
  items: unknown[];
}

interface WireAnswer {
  status: number;
  replayed: boolean;
  body: { data: unknown; code?: string };
}

async function start(): Promise<Running> {
  const began = performance.now();
  const child = spawn(process.execPath, ["--liftoff-only", main], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: "0",
      HOST: "127.0.0.1",
      PANEL_DATA_DIR: dataDir,
      PANEL_DEMO: "1",
      PANEL_DEMO_SPEED: "60",
      PANEL_LIMITS_SCALE: "10000",
      ...(cluster === null ? {} : { DATABASE_URL: cluster.url("postgres") }),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const found = /Storefront\s+(http:\S+)/.exec(output)?.[1];
      if (found !== undefined) resolve(found.replace("localhost", "127.0.0.1"));
    });
    child.once("exit", () => reject(new Error(`The panel did not start:\n${output}`)));
  });
  return { process: child, url, bootSeconds: (performance.now() - began) / 1000, ended };
}

async function send(
  panel: Running,
  path: string,
  fields: Readonly<Record<string, string>> | null,
  sending: { token?: string; key?: string } = {},
): Promise<WireAnswer> {
  const body = fields === null ? null : new FormData();
  for (const [name, value] of Object.entries(fields ?? {})) body!.append(name, value);
  const response = await fetch(panel.url + path, {
    method: body === null ? "GET" : "POST",
    body,
    headers: {
      ...(sending.token === undefined ? {} : { Authorization: `Bearer ${sending.token}` }),
      ...(sending.key === undefined ? {} : { "Idempotency-Key": sending.key }),
    },
  });
  return {
    status: response.status,
    replayed: response.headers.get("Idempotent-Replayed") === "true",
    body: (await response.json()) as WireAnswer["body"],
  };
}

async function newCustomer(panel: Running): Promise<Customer> {
  const email = `crash-${randomUUID()}@example.com`;
  const password = "karak-until-it-crashes";
  const registered = await send(panel, "/api/register", {
    first_name: "Noor",
    last_name: "Crash",
    email,
    mobile: "55123456",
    password,
    password_confirmation: password,
  });
  const outbox = (await (await fetch(`${panel.url}/dev/outbox.json`)).json()) as {
    to: string;
    text: string;
  }[];
  const otp = /^\d{6}$/m.exec(outbox.find((mail) => mail.to === email)?.text ?? "")?.[0] ?? "";
  const { attempt } = registered.body.data as { attempt: string };
  const verified = await send(panel, "/api/email-verify", { email, otp, attempt });
  return { token: (verified.body.data as { token: string }).token };
}

/** Orders one thing after another until the panel is gone. */
async function orderUntilCrash(
  panel: Running,
  worker: Customer,
  products: readonly string[],
  attempts: Attempt[],
) {
  try {
    for (;;) {
      const product = products[randomInt(products.length)]!;
      await send(panel, "/api/cart/clear", {}, worker);
      const added = await send(panel, "/api/cart/add", { product_id: product, quantity: "1" }, worker);
      if (added.status !== 200) continue;
      const quote = await send(panel, "/api/cart/quote", { order_type: "pickup" }, worker);
      const attempt: Attempt = {
        key: randomUUID(),
        form: {
          order_type: "pickup",
          payment_method: "cod",
          quote_hash: (quote.body.data as { quote_hash: string }).quote_hash,
        },
        worker,
        order: null,
      };
      attempts.push(attempt);
      const answer = await send(panel, "/api/orders", attempt.form, { ...worker, key: attempt.key });
      if (answer.status === 201) attempt.order = orderOf(answer);
      else attempts.pop();
    }
  } catch {
    // The connection broke: the crash.
  }
}

function orderOf(answer: WireAnswer): NonNullable<Attempt["order"]> {
  const order = answer.body.data as WireOrder;
  return { id: order.id, total: order.order_total, lines: order.items.length };
}

interface Queries {
  query<Row>(text: string): Promise<{ rows: Row[] }>;
}

/** Looks into the database while no panel runs. */
async function look<T>(work: (db: Queries) => Promise<T>): Promise<T> {
  if (cluster !== null) {
    const client = new pg.Client({ connectionString: cluster.url("postgres") });
    await client.connect();
    try {
      return await work({
        query: async <Row>(text: string) => ({ rows: (await client.query(text)).rows as Row[] }),
      });
    } finally {
      await client.end();
    }
  }
  const db = await PGlite.create({ dataDir: join(dataDir, "database"), extensions: { pg_trgm } });
  try {
    return await work({
      query: async <Row>(text: string) => ({ rows: (await db.query<Row>(text)).rows }),
    });
  } finally {
    await db.close();
  }
}

async function stockOf(db: Queries): Promise<Map<string, number>> {
  const { rows } = await db.query<{ id: string; total: number }>(`
    select p.id, (p.stock + coalesce(sum(l.quantity) filter (where o.order_status <> 'canceled'), 0))::int as total
    from products p left join order_lines l on l.product_id = p.id left join orders o on o.id = l.order_id
    group by p.id`);
  return new Map(rows.map(({ id, total }) => [id, total]));
}

async function halfMade(db: Queries): Promise<number> {
  const { rows } = await db.query<{ count: number }>(`
    select count(*)::int as count from (
      select o.id from orders o
      left join order_lines l on l.order_id = o.id
      left join idempotency_keys k on k.user_id = o.user_id and k.key = o.idempotency_key
      group by o.id, k.key
      having count(l.id) = 0 or sum(l.line_total) <> o.subtotal or k.key is null
        or not exists (select 1 from order_trail t where t.order_id = o.id and t.version = o.version)
        or not exists (select 1 from payments p where p.order_id = o.id)
        or o.wallet_applied <> coalesce((select -sum(e.amount) from wallet_entries e where e.order_id = o.id and e.kind = 'hold'), 0)
      union all
      select k.key from idempotency_keys k
      left join orders o on o.user_id = k.user_id and o.idempotency_key = k.key where o.id is null
    ) broken`);
  return rows[0]!.count;
}

interface Row {
  round: number;
  acknowledged: number;
  "in flight": number;
  replayed: number;
  "made anew": number;
  lost: number;
  "half made": number;
  "stock off": number;
  twice: number;
  "boot s": number;
}

console.log(`Making a database in ${dataDir}`);
let panel = await start();
const customers: Customer[] = [];
for (let i = 0; i < workers; i++) customers.push(await newCustomer(panel));
const menu = await send(panel, `/api/stores/${STORE}/products?per_page=50`, null);
const products = (menu.body.data as { items: { id: string; has_addons: boolean; in_stock: boolean }[] }).items
  .filter((product) => !product.has_addons && product.in_stock)
  .map((product) => product.id);
panel.process.kill("SIGTERM");
await panel.ended;
const initialStock = await look(stockOf);

const all: Attempt[] = [];
const rows: Row[] = [];
panel = await start();
for (let round = 1; round <= rounds; round++) {
  const attempts: Attempt[] = [];
  const ordering = customers.map((customer) => orderUntilCrash(panel, customer, products, attempts));
  // A panel that just started is slow: let the first order through, then some more.
  while (!attempts.some(({ order }) => order !== null))
    await new Promise((resolve) => setTimeout(resolve, 10));
  await new Promise((resolve) => setTimeout(resolve, randomInt(1500)));
  // In the middle: somewhere between an order's request and its answer.
  while (!attempts.some(({ order }) => order === null))
    await new Promise((resolve) => setTimeout(resolve, 1));
  await new Promise((resolve) => setTimeout(resolve, randomInt(25)));
  panel.process.kill("SIGKILL");
  await panel.ended;
  await Promise.all(ordering);

  const left = await look(async (db) => ({ half: await halfMade(db), stock: await stockOf(db) }));
  panel = await start();
  const inFlight = attempts.filter(({ order }) => order === null);
  const row: Row = {
    round,
    acknowledged: attempts.length - inFlight.length,
    "in flight": inFlight.length,
    replayed: 0,
    "made anew": 0,
    lost: 0,
    "half made": left.half,
    "stock off": [...initialStock].filter(([id, total]) => left.stock.get(id) !== total).length,
    twice: 0,
    "boot s": Number(panel.bootSeconds.toFixed(1)),
  };
  for (const { key, form, worker, order } of attempts) {
    if (order === null) continue;
    const read = await send(panel, `/api/orders/${order.id}`, null, worker);
    const now = read.status === 200 ? orderOf(read) : null;
    if (now?.total !== order.total || now.lines !== order.lines) row.lost++;
    const again = await send(panel, "/api/orders", form, { ...worker, key });
    if (again.status !== 201 || !again.replayed || orderOf(again).id !== order.id) row.twice++;
  }
  for (const attempt of inFlight) {
    const healed = await send(panel, "/api/orders", attempt.form, { ...attempt.worker, key: attempt.key });
    if (healed.status !== 201) {
      row.lost++;
      continue;
    }
    attempt.order = orderOf(healed);
    if (healed.replayed) row.replayed++;
    else row["made anew"]++;
    const again = await send(panel, "/api/orders", attempt.form, { ...attempt.worker, key: attempt.key });
    if (again.status !== 201 || orderOf(again).id !== attempt.order.id) row.twice++;
  }
  all.push(...attempts);
  rows.push(row);
  console.log(`Round ${round} of ${rounds}: ${row.acknowledged} acknowledged, ${row["in flight"]} in flight`);
}
panel.process.kill("SIGTERM");
await panel.ended;

const known = new Set(all.map(({ order }) => order?.id));
const stored = await look(async (db) =>
  (await db.query<{ id: string }>("select id from orders")).rows.map(({ id }) => id),
);
const unknown = stored.filter((id) => !known.has(id)).length;
const vanished = known.size - (stored.length - unknown);
await rm(dataDir, { recursive: true, force: true });
await cluster?.stop();

console.table(rows);
const sum = (column: keyof Row) => rows.reduce((total, row) => total + row[column], 0);
const slow = rows.filter((row) => row["boot s"] > BOOT_LIMIT_S).length;
const failures = sum("lost") + sum("half made") + sum("stock off") + sum("twice") + unknown + vanished;
console.log(
  `${rounds} crashes, ${sum("acknowledged")} acknowledged orders, ${sum("in flight")} requests in flight: ` +
    `${sum("lost")} lost, ${sum("half made")} half made, ${sum("stock off")} stocks off, ` +
    `${sum("twice")} keys without their one order, ${unknown} unknown and ${vanished} vanished orders, ` +
    `${slow} starts over ${BOOT_LIMIT_S} s`,
);
if (options.figures !== undefined) {
  const figure = (what: string, value: number, limit: string, holds = true) =>
    appendFileSync(
      options.figures!,
      `${JSON.stringify({ id: "REQ-REL-05", engine: options.engine, what, value, limit, holds })}\n`,
    );
  figure("crashes", rounds, "30 in the whole run");
  figure("acknowledged orders", sum("acknowledged"), "> 0");
  figure("lost, half made, doubled or off", failures, "0");
  figure("longest start, s", Math.max(...rows.map((row) => row["boot s"])), "≤ 5", slow === 0);
}
if (sum("acknowledged") === 0 || sum("in flight") === 0) {
  console.error("Nothing was under way when the panel was killed: this run shows nothing");
  process.exit(1);
}
process.exit(failures === 0 ? 0 : 1);

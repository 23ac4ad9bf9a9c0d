/**
 * Kills the panel while customers order and the store serves them, repeatedly, and checks what is left.
 *
 *   node crash-test/crash-test.ts [--rounds 20] [--workers 4] [--engine embedded|postgres]
 *
 * In each round customers place orders, and somebody at the counter accepts, makes ready and hands over, until the panel is
 * killed (SIGKILL). Then the test checks the database as the crash left it, starts the panel again, and repeats every request
 * without a response, orders with their idempotency keys. On PostgreSQL it starts its own server from the system's binaries.
 * Exits with 1 if an acknowledged order or act is lost, an order is incomplete, stock, history, money and audit log do not
 * agree, or a request that was repeated counts twice. Requires `npm run build` of the panel.
 */
import { randomInt } from "node:crypto";
import { appendFileSync, rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { exitOnSignal } from "../src/testing/end-with-program.ts";
import { startPostgres } from "../src/testing/postgres-cluster.ts";
import { type CounterAct, doAct, openCounter, reportHearing, serveUntilCrash } from "./counter-work.ts";
import {
  countBrokenServings,
  countIncompleteOrders,
  type Queries,
  stockTotals,
  withDatabase,
} from "./database-checks.ts";
import {
  type Customer,
  isBuilt,
  type OrderAttempt,
  orderOf,
  orderUntilCrash,
  registerCustomer,
  send,
  startPanel,
} from "./panel-client.ts";

const { values: options } = parseArgs({
  options: {
    rounds: { type: "string", default: "20" },
    workers: { type: "string", default: "4" },
    engine: { type: "string", default: "embedded" },
    /** File to append figures to, one line of JSON each. */
    figures: { type: "string" },
  },
});
const rounds = Number(options.rounds);
const workers = Number(options.workers);
if (!(rounds >= 1 && workers >= 1) || !["embedded", "postgres"].includes(options.engine)) {
  console.error("--rounds and --workers must be at least 1, --engine must be embedded or postgres");
  process.exit(2);
}

const STORE = "bayt-al-machboos";
const BOOT_LIMIT_S = 5;
if (!isBuilt) {
  console.error("The panel is not built. Run `npm run build` first.");
  process.exit(2);
}
exitOnSignal();
const dataDir = await mkdtemp(join(tmpdir(), "talabee-crash-"));
process.once("exit", () => rmSync(dataDir, { recursive: true, force: true }));
const cluster = options.engine === "postgres" ? await startPostgres() : null;
const databaseUrl = cluster?.url("postgres") ?? null;
const start = () => startPanel(dataDir, databaseUrl);
const inspect = <T>(work: (db: Queries) => Promise<T>) => withDatabase({ dataDir, databaseUrl }, work);

/** Figures of one round. */
interface Row {
  round: number;
  acknowledged: number;
  "in flight": number;
  replayed: number;
  created: number;
  lost: number;
  incomplete: number;
  "stock off": number;
  duplicated: number;
  served: number;
  "acts in flight": number;
  "acts lost": number;
  "acts off": number;
  "boot s": number;
}

console.log(`Creating a database in ${dataDir}`);
let panel = await start();
const customers: Customer[] = [];
for (let i = 0; i < workers; i++) customers.push(await registerCustomer(panel));
const menu = await send(panel, `/api/stores/${STORE}/products?per_page=50`, null);
const products = (menu.body.data as { items: { id: string; has_addons: boolean; in_stock: boolean }[] }).items
  .filter((product) => !product.has_addons && product.in_stock)
  .map((product) => product.id);
const counter = await openCounter(panel, STORE);
panel.process.kill("SIGTERM");
await panel.ended;
const initialStock = await inspect(stockTotals);

const allAttempts: OrderAttempt[] = [];
const rows: Row[] = [];
panel = await start();
for (let round = 1; round <= rounds; round++) {
  const attempts: OrderAttempt[] = [];
  const acts: CounterAct[] = [];
  await reportHearing(panel, counter);
  const ordering = customers.map((customer) => orderUntilCrash(panel, customer, products, attempts));
  const serving = serveUntilCrash(panel, counter, attempts, acts);
  // The first requests after a start are slow: wait for the first order that is handed over, then for a random time.
  while (!acts.some(({ name, isDone }) => name === "hand-over" && isDone))
    await new Promise((resolve) => setTimeout(resolve, 10));
  await new Promise((resolve) => setTimeout(resolve, randomInt(1500)));
  // Kill the panel while a request is in flight: to create an order, or in every other round an act of the counter.
  const isInFlight = () =>
    round % 2 === 1 ? attempts.some(({ order }) => order === null) : acts.some(({ isDone }) => !isDone);
  while (!isInFlight()) await new Promise((resolve) => setTimeout(resolve, 1));
  await new Promise((resolve) => setTimeout(resolve, randomInt(25)));
  panel.process.kill("SIGKILL");
  await panel.ended;
  await Promise.all([...ordering, serving]);

  const left = await inspect(async (db) => ({
    incomplete: await countIncompleteOrders(db),
    stock: await stockTotals(db),
    servings: await countBrokenServings(db),
  }));
  panel = await start();
  const inFlight = attempts.filter(({ order }) => order === null);
  const row: Row = {
    round,
    acknowledged: attempts.length - inFlight.length,
    "in flight": inFlight.length,
    replayed: 0,
    created: 0,
    lost: 0,
    incomplete: left.incomplete,
    "stock off": [...initialStock].filter(([id, total]) => left.stock.get(id) !== total).length,
    duplicated: 0,
    served: acts.filter(({ isDone }) => isDone).length,
    "acts in flight": acts.filter(({ isDone }) => !isDone).length,
    "acts lost": 0,
    "acts off": left.servings,
    "boot s": Number(panel.bootSeconds.toFixed(1)),
  };
  for (const { key, form, customer, order } of attempts) {
    if (order === null) continue;
    const read = await send(panel, `/api/orders/${order.id}`, null, customer);
    const now = read.status === 200 ? orderOf(read) : null;
    if (now?.total !== order.total || now.lines !== order.lines) row.lost++;
    const again = await send(panel, "/api/orders", form, { ...customer, key });
    if (again.status !== 201 || !again.replayed || orderOf(again).id !== order.id) row.duplicated++;
  }
  // The last act with each order: if it was done, it changes nothing more; without a response, it is done now if it was not.
  for (const act of new Map(acts.map((one) => [one.attempt, one])).values()) {
    if ((await doAct(panel, counter, act)).status !== 200) row["acts lost"]++;
  }
  for (const attempt of inFlight) {
    const repeated = await send(panel, "/api/orders", attempt.form, {
      ...attempt.customer,
      key: attempt.key,
    });
    if (repeated.status !== 201) {
      row.lost++;
      continue;
    }
    attempt.order = orderOf(repeated);
    if (repeated.replayed) row.replayed++;
    else row.created++;
    const again = await send(panel, "/api/orders", attempt.form, { ...attempt.customer, key: attempt.key });
    if (again.status !== 201 || orderOf(again).id !== attempt.order.id) row.duplicated++;
  }
  allAttempts.push(...attempts);
  rows.push(row);
  console.log(`Round ${round} of ${rounds}: ${row.acknowledged} acknowledged, ${row["in flight"]} in flight`);
}
panel.process.kill("SIGTERM");
await panel.ended;

const known = new Set(allAttempts.map(({ order }) => order?.id));
const stored = await inspect(async (db) =>
  (await db.query<{ id: string }>("select id from orders")).rows.map(({ id }) => id),
);
const offAtLast = await inspect(countBrokenServings);
const unknown = stored.filter((id) => !known.has(id)).length;
const vanished = known.size - (stored.length - unknown);
await cluster?.stop();

console.table(rows);
const sum = (column: keyof Row) => rows.reduce((total, row) => total + row[column], 0);
const slow = rows.filter((row) => row["boot s"] > BOOT_LIMIT_S).length;
const failures =
  sum("lost") +
  sum("incomplete") +
  sum("stock off") +
  sum("duplicated") +
  sum("acts lost") +
  sum("acts off") +
  offAtLast +
  unknown +
  vanished;
console.log(
  `${rounds} crashes, ${sum("acknowledged")} acknowledged orders, ${sum("in flight")} requests in flight: ` +
    `${sum("lost")} lost, ${sum("incomplete")} incomplete, ${sum("stock off")} stocks off, ` +
    `${sum("duplicated")} keys without exactly one order, ${unknown} unknown and ${vanished} vanished orders, ` +
    `${sum("served")} acts of the counter and ${sum("acts in flight")} in flight: ${sum("acts lost")} lost, ` +
    `${sum("acts off") + offAtLast} orders that do not agree with their acts, ${slow} starts over ${BOOT_LIMIT_S} s`,
);
if (options.figures !== undefined) {
  const figure = (what: string, value: number, limit: string, holds = true) =>
    appendFileSync(
      options.figures!,
      `${JSON.stringify({ id: "REQ-REL-05", engine: options.engine, what, value, limit, holds })}\n`,
    );
  figure("crashes", rounds, "30 in the whole run");
  figure("acknowledged orders", sum("acknowledged"), "> 0");
  figure("acts of the counter", sum("served"), "> 0");
  figure("lost, incomplete, duplicated or off", failures, "0");
  figure("longest start, s", Math.max(...rows.map((row) => row["boot s"])), "≤ 5", slow === 0);
}
if (sum("acknowledged") === 0 || sum("in flight") === 0 || sum("served") === 0) {
  console.error("No request was in flight when the panel was killed: the run is inconclusive");
  process.exit(1);
}
process.exit(failures === 0 ? 0 : 1);

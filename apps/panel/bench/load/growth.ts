/**
 * `npm run bench:growth`: what a request costs as the shop grows, on PostgreSQL.
 *
 *   npm run bench:growth [-- --sizes=34:10000,340:100000,3400:1000000] [--requests=200] [--runs=5] [--json=FILE]
 *
 * Seeds each size into a database of its own (stores:products), sends one request at a time, and prints for each kind of
 * request the panel's CPU, the database's time and its statements: with `--runs` the medians of as many. Other stores and products are asked for each time, so
 * nothing but what says "kept" is answered from memory. Reads by id must stay flat; search may grow with the logarithm.
 */
import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { exitOnSignal } from "../../src/testing/end-with-program.ts";
import { type Answer, type Client, createClient } from "./client.ts";
import { markdownTable } from "./markdown.ts";
import { median } from "./medians.ts";
import { type Catalogue, cpuSeconds, createShop, type Shop } from "./servers.ts";

const { values: options } = parseArgs({
  options: {
    sizes: { type: "string", default: "34:10000,340:100000,3400:1000000" },
    requests: { type: "string", default: "200" },
    runs: { type: "string", default: "1" },
    json: { type: "string" },
  },
});
const sizes = options.sizes.split(",").map((text): Catalogue => {
  const [stores, products] = text.split(":").map(Number);
  return { stores: stores ?? Number.NaN, products: products ?? Number.NaN };
});
const requests = Number(options.requests);
const runs = Number(options.runs);
if (
  !(requests >= 10) ||
  !(runs >= 1) ||
  sizes.some(({ stores, products }) => !(stores >= 2 && products >= stores))
) {
  console.error(
    "--sizes is stores:products,…, --requests a number of at least 10 and --runs one of at least 1",
  );
  process.exit(2);
}

/** Enough that none reaches a product's limit for an order. */
const CUSTOMERS = 100;

interface Row {
  readonly stores: number;
  readonly products: number;
  readonly what: string;
  /** Of the panel, for one request. */
  readonly cpuMs: number;
  readonly databaseMs: number;
  readonly statements: number;
}

/** Words of the generated names: frequent, combined, misspelt, Arabic. */
const WORDS = ["chicken", "grilled chicken", "chiken", "coffee", "rice bowl", "برجر", "قهوة", "sandwich"];
/** Discards answers in memory, as a change of any store does. */
const CHANGED = "select pg_notify('talabee_panel', '00000000-0000-0000-0000-000000000000 catalogue')";

exitOnSignal();
const rows: Row[] = [];
for (const size of sizes) {
  const shop = await createShop("postgres", CUSTOMERS, (line) => console.log(`· ${line}`), {
    catalogue: size,
    postgres: { shared_preload_libraries: "pg_stat_statements" },
  });
  try {
    const measured: Row[] = [];
    for (let run = 0; run < runs; run++) measured.push(...(await measureSize(shop, size)));
    for (const of of Map.groupBy(measured, ({ what }) => what).values()) rows.push(medianRow(of));
  } finally {
    await shop.close();
  }
}
const machine = { node: process.version, load: Number(loadavg()[0]!.toFixed(1)) };
const shopOf = (size: Catalogue) => `${size.stores} stores`;
console.log(
  `\nmedians of ${runs} runs, ms for each request, load ${machine.load}; stores: ${sizes
    .map(({ stores, products }) => `${stores} with ${products} products`)
    .join(", ")}:\n`,
);
console.log(
  markdownTable(
    [
      "request",
      ...sizes.map((size) => `CPU, ${shopOf(size)}:`),
      ...sizes.map((size) => `database, ${shopOf(size)}:`),
      "statements:",
    ],
    [...Map.groupBy(rows, ({ what }) => what)].map(([what, of]) => [
      what,
      ...of.map(({ cpuMs }) => cpuMs.toFixed(1)),
      ...of.map(({ databaseMs }) => databaseMs.toFixed(2)),
      [...new Set(of.map(({ statements }) => statements.toFixed(0)))].join(" to "),
    ]),
  ),
);
console.log(JSON.stringify(machine));
if (options.json !== undefined) writeFileSync(options.json, JSON.stringify({ machine, rows }, null, 2));

/** The medians of all runs of a kind of request. */
function medianRow(of: readonly Row[]): Row {
  const middle = (read: (row: Row) => number) => median(of.map(read));
  return {
    ...of[0]!,
    cpuMs: middle(({ cpuMs }) => cpuMs),
    databaseMs: middle(({ databaseMs }) => databaseMs),
    statements: middle(({ statements }) => statements),
  };
}

async function measureSize(shop: Shop, size: Catalogue): Promise<Row[]> {
  await shop.sql("create extension if not exists pg_stat_statements");
  const panel = await shop.start();
  const client = createClient(panel.url);
  const measured: Row[] = [];
  try {
    for (const [what, send] of Object.entries(await requestsOf(shop, client))) {
      // Compiles the code, opens connections and reads the database's pages.
      for (let at = 0; at < requests / 4; at++) await send(requests + at);
      await shop.sql("select pg_stat_statements_reset()");
      const before = cpuSeconds(panel.pid);
      for (let at = 0; at < requests; at++) {
        const { status, text } = await send(at);
        if (status !== 200 && status !== 201) throw new Error(`${what}: ${status} ${text}`);
      }
      const cpuMs = ((cpuSeconds(panel.pid) - before) * 1000) / requests;
      const [database] = await shop.sql<{ calls: string; ms: string }>(
        `select sum(calls) as calls, sum(total_exec_time) as ms from pg_stat_statements
          where query not ilike '%pg_stat_statements%' and query not ilike '%pg_notify(%'`,
      );
      measured.push({
        ...size,
        what,
        cpuMs,
        databaseMs: Number(database?.ms ?? 0) / requests,
        statements: Number(database?.calls ?? 0) / requests,
      });
    }
  } finally {
    client.close();
    await panel.stop();
  }
  return measured;
}

/** Kinds of requests; each takes a number and asks for something else for each. */
async function requestsOf(
  shop: Shop,
  client: Client,
): Promise<Record<string, (at: number) => Promise<Answer>>> {
  const products = await shop.sql<{ id: string; store: string }>(
    `select p.id, p.store_id as store from products p join stores s on s.id = p.store_id
      where p.position = 0 and s.order_types::text like '%delivery%' order by md5(p.id) limit 2000`,
  );
  const one = (at: number) => products[at % products.length]!;
  const token = shop.tokens[0]!;
  const changed = async (path: string) => {
    await shop.sql(CHANGED);
    return client.send(path);
  };
  return {
    "home, kept": () => client.send("/api/home"),
    "home, after a change": () => changed("/api/home"),
    stores: () => changed("/api/vendors"),
    "a store": (at) => changed(`/api/stores/${one(at).store}`),
    "its menu": (at) => changed(`/api/stores/${one(at).store}/products`),
    "a product": (at) => changed(`/api/products/${one(at).id}`),
    search: (at) => changed(`/api/search?q=${encodeURIComponent(WORDS[at % WORDS.length]!)}`),
    "search, suggestions": (at) =>
      changed(`/api/search/suggest?q=${encodeURIComponent(WORDS[at % WORDS.length]!.slice(0, 4))}`),
    "add to the cart": (at) => {
      const by = shop.tokens[at % shop.tokens.length]!;
      const fields = { product_id: one(0).id, quantity: "1" };
      return client.send("/api/cart/add", { token: by, fields, key: randomUUID() });
    },
    "read the cart": () => client.send("/api/cart", { token }),
    "quote the cart": () =>
      client.send("/api/cart/quote", { token, fields: { order_type: "pickup" }, key: randomUUID() }),
  };
}

/**
 * `npm run bench:load`: load on the built panel with mail on, at fixed arrival rates counted from the due time.
 *
 *   npm run bench:load [-- --database=postgres,embedded] [--only=REQ-LOAD-01,REQ-LOAD-03] [--seconds=60] [--soak=2] [--json=FILE]
 *
 * Starts its own PostgreSQL (durable, from the system's binaries), mail server and panels, all on loopback, and removes
 * them. Prints one table; exits with 1 if a requirement is not met. `--soak` is in minutes; REQ-LOAD-05 asks for 30.
 */
import { writeFileSync } from "node:fs";
import { cpus, loadavg, totalmem } from "node:os";
import { parseArgs } from "node:util";
import {
  gracefulStop,
  orders,
  overload,
  type Row,
  type Settings,
  soak,
  streams,
  sustained,
} from "./scenarios.ts";
import { createShop, type Engine, type Shop } from "./servers.ts";

const SCENARIOS: Readonly<Record<string, (shop: Shop, settings: Settings) => Promise<Row[]>>> = {
  "REQ-LOAD-01": sustained,
  "REQ-LOAD-02": orders,
  "REQ-LOAD-03": overload,
  "REQ-LOAD-04": streams,
  "REQ-LOAD-05": soak,
  "REQ-LOAD-07": gracefulStop,
};
const MAX_SECONDS = 600;
const MAX_SOAK_MINUTES = 120;
/** One for each order of a minute. */
const CUSTOMERS = 1200;

const { values: options } = parseArgs({
  options: {
    database: { type: "string", default: "postgres,embedded" },
    only: { type: "string", default: Object.keys(SCENARIOS).join(",") },
    seconds: { type: "string", default: "60" },
    soak: { type: "string", default: "2" },
    json: { type: "string" },
  },
});
const engines = options.database.split(",") as Engine[];
const ids = options.only.split(",");
const settings = {
  seconds: Math.min(Number(options.seconds), MAX_SECONDS),
  soakMinutes: Math.min(Number(options.soak), MAX_SOAK_MINUTES),
};
if (
  engines.some((engine) => engine !== "postgres" && engine !== "embedded") ||
  ids.some((id) => SCENARIOS[id] === undefined) ||
  !(settings.seconds >= 1 && settings.soakMinutes > 0)
) {
  console.error(
    `--database is postgres or embedded, --only some of ${Object.keys(SCENARIOS).join()}, --seconds and --soak are numbers`,
  );
  process.exit(2);
}

const results: (Row & { database: Engine })[] = [];
for (const database of engines) {
  const shop = await createShop(database, CUSTOMERS, (line) => console.log(`· ${line}`));
  try {
    for (const id of ids) {
      console.log(`· ${database}: ${id}`);
      for (const row of await SCENARIOS[id]!(shop, settings)) results.push({ database, ...row });
    }
  } finally {
    await shop.close();
  }
}

const digits = (value: number | null, count = 1) =>
  value === null || Number.isNaN(value) ? "–" : value.toFixed(count);
console.table(
  results.map((row) => ({
    database: row.database,
    id: row.id,
    what: row.what,
    "per s": digits(row.rate, 0),
    "p50 ms": digits(row.p50),
    "p99 ms": digits(row.p99),
    errors: row.errors,
    shed: row.shed,
    "CPU, cores": digits(row.cpu, 2),
    note: row.note,
    holds: row.holds ? "✓" : "✗",
  })),
);
const machine = {
  cpu: cpus()[0]?.model ?? "unknown",
  cores: cpus().length,
  gigabytes: Math.round(totalmem() / 1e9),
  node: process.version,
  load: Number(loadavg()[0]!.toFixed(1)),
};
console.log(JSON.stringify({ machine, settings }));
if (options.json !== undefined)
  writeFileSync(options.json, JSON.stringify({ machine, settings, results }, null, 2));
process.exit(results.every(({ holds }) => holds) ? 0 : 1);

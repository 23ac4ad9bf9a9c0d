/**
 * `npm run bench:load`: load on the built panel with mail on, at fixed arrival rates counted from the due time.
 *
 *   npm run bench:load [-- --database=postgres,embedded] [--only=REQ-LOAD-01,adds,demo] [--seconds=60] [--soak=2] [--runs=5]
 *     [--customers=1200] [--json=FILE]
 *
 * Starts its own PostgreSQL (durable, from the system's binaries), mail server and panels, all on loopback, and removes
 * them. Prints one table; exits with 1 if a requirement is not met. `--soak` is in minutes; REQ-LOAD-05 asks for 30. With
 * `--runs`, each run has a shop of its own, and the table has the medians.
 */
import { writeFileSync } from "node:fs";
import { cpus, loadavg, totalmem } from "node:os";
import { parseArgs } from "node:util";
import { exitOnSignal } from "../../src/testing/end-with-program.ts";
import { idleDemo } from "./idle-demo.ts";
import { manyStreams } from "./many-streams.ts";
import { markdownTable } from "./markdown.ts";
import { medianRow } from "./medians.ts";
import {
  adds,
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
  "REQ-PUSH-13": manyStreams,
  "REQ-LOAD-05": soak,
  "REQ-LOAD-07": gracefulStop,
  adds,
  demo: idleDemo,
};
const MAX_SECONDS = 600;
const MAX_SOAK_MINUTES = 120;

const { values: options } = parseArgs({
  options: {
    database: { type: "string", default: "postgres,embedded" },
    only: { type: "string", default: Object.keys(SCENARIOS).join(",") },
    seconds: { type: "string", default: "60" },
    // One for each order of a minute; REQ-PUSH-13 opens five streams for each.
    customers: { type: "string", default: "1200" },
    soak: { type: "string", default: "2" },
    runs: { type: "string", default: "1" },
    json: { type: "string" },
  },
});
const engines = options.database.split(",") as Engine[];
const ids = options.only.split(",");
const settings = {
  seconds: Math.min(Number(options.seconds), MAX_SECONDS),
  soakMinutes: Math.min(Number(options.soak), MAX_SOAK_MINUTES),
  runs: Number(options.runs),
  customers: Number(options.customers),
};
if (
  engines.some((engine) => engine !== "postgres" && engine !== "embedded") ||
  ids.some((id) => SCENARIOS[id] === undefined) ||
  !(settings.seconds >= 1 && settings.soakMinutes > 0 && settings.runs >= 1 && settings.customers >= 1)
) {
  console.error(
    `--database is postgres or embedded, --only some of ${Object.keys(SCENARIOS).join()}, --seconds, --soak, --runs and --customers are numbers`,
  );
  process.exit(2);
}

exitOnSignal();
const loads = [loadavg()[0]!];
const runs: (Row & { database: Engine; run: number })[] = [];
for (let run = 1; run <= settings.runs; run++) {
  for (const database of engines) {
    const shop = await createShop(database, settings.customers, (line) => console.log(`· ${line}`));
    try {
      for (const id of ids) {
        console.log(`· run ${run} of ${settings.runs}, ${database}: ${id}, load ${loadavg()[0]!.toFixed(1)}`);
        for (const row of await SCENARIOS[id]!(shop, settings)) runs.push({ database, run, ...row });
      }
    } finally {
      await shop.close();
    }
  }
}
loads.push(loadavg()[0]!);
const scenarioRuns = Map.groupBy(runs, ({ database, id, what }) => `${database} ${id} ${what}`);
const results = [...scenarioRuns.values()].map((of) => ({ database: of[0]!.database, ...medianRow(of) }));

function digits(value: number | null, count = 1): string {
  return value === null || Number.isNaN(value) ? "–" : value.toFixed(count);
}
/** Errors, refusals and what else was measured. */
function describe({ errors, shed, more }: Row): string {
  const values = Object.entries(more).map(
    ([unit, value]) => `${digits(value, Math.abs(value) < 10 && !Number.isInteger(value) ? 1 : 0)} ${unit}`,
  );
  return [
    errors === 0 ? "no error" : `${errors} errors`,
    ...(shed > 0 ? [`${shed} shed`] : []),
    ...values,
  ].join(", ");
}
console.log(
  `\n${engines.join(" and ")}, ${settings.seconds} s for each row, medians of ${settings.runs} runs, load ${loads.map((load) => load.toFixed(1)).join(" to ")}:\n`,
);
console.log(
  markdownTable(
    ["what", "a second:", "p50 ms:", "p99 ms:", "core:", "", ""],
    results.map((row) => [
      `${row.id}, ${row.what}${engines.length > 1 ? `, ${row.database}` : ""}`,
      digits(row.rate, 0),
      digits(row.p50),
      digits(row.p99),
      digits(row.cpu, 2),
      describe(row),
      row.holds ? "✓" : "✗",
    ]),
  ),
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
  writeFileSync(options.json, JSON.stringify({ machine, settings, results, runs }, null, 2));
process.exit(results.every(({ holds }) => holds) ? 0 : 1);

// `npm run bench:start`: measures the start time on existing data, and the memory at rest.
//   npm run bench:start [-- --rounds=5] [--data=folder]
// Starts the build on the embedded database (created and seeded first, not timed), waits for the first response, then a
// few seconds, and reads the memory. Fails if the median start takes 2 s or more, or the median memory is 250 MB or more.
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const { values } = parseArgs({
  options: { rounds: { type: "string", default: "5" }, data: { type: "string" } },
});
const [MAX_SECONDS, MAX_MEGABYTES, REST_MS] = [2, 250, 5000];
const main = fileURLToPath(new URL("../dist/main.js", import.meta.url));
if (!existsSync(main)) {
  console.error("The panel is not built. Run `npm run build` first.");
  process.exit(2);
}
const folder = values.data ?? (await mkdtemp(path.join(tmpdir(), "talabee-start-")));

async function start() {
  const began = performance.now();
  const child = spawn(process.execPath, ["--liftoff-only", "--enable-source-maps", main], {
    env: { ...process.env, PORT: "0", HOST: "127.0.0.1", PANEL_DATA_DIR: folder, PANEL_DEMO_SPEED: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  let output = "";
  const url = await new Promise((resolve, reject) => {
    child.stdout.on("data", (chunk) => {
      output += chunk;
      const found = /Storefront\s+(http:\S+)/.exec(output)?.[1];
      if (found !== undefined) resolve(found.replace("localhost", "127.0.0.1"));
    });
    child.once("exit", () => reject(new Error(output)));
  });
  await (await fetch(`${url}/api/home`)).text();
  const seconds = (performance.now() - began) / 1000;
  return { child, ended, seconds };
}

/** Resident memory in MB; NaN where /proc is not available. */
function residentOf(pid) {
  const text = existsSync(`/proc/${pid}/status`) ? readFileSync(`/proc/${pid}/status`, "utf8") : "";
  return Number(/VmRSS:\s+(\d+)/.exec(text)?.[1] ?? Number.NaN) / 1000;
}

async function stop({ child, ended }) {
  child.kill("SIGTERM");
  await ended;
}

console.log(`· creating the data in ${folder}`);
await stop(await start());
const rows = [];
for (let round = 1; round <= Number(values.rounds); round++) {
  const panel = await start();
  await wait(REST_MS);
  rows.push({
    round,
    "start, s": Number(panel.seconds.toFixed(2)),
    "at rest, MB": Math.round(residentOf(panel.child.pid)),
  });
  await stop(panel);
}
if (values.data === undefined) await rm(folder, { recursive: true, force: true });
console.table(rows);
const median = (name) => rows.map((row) => row[name]).toSorted((a, b) => a - b)[Math.floor(rows.length / 2)];
const [seconds, megabytes] = [median("start, s"), median("at rest, MB")];
console.log(
  `median start until the first response ${seconds} s (limit ${MAX_SECONDS}), at rest ${megabytes} MB (limit ${MAX_MEGABYTES}), load average ${loadavg()[0].toFixed(1)}`,
);
process.exit(seconds < MAX_SECONDS && !(megabytes >= MAX_MEGABYTES) ? 0 : 1);

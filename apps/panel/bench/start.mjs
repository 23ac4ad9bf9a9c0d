// `npm run bench:start`: how long the panel takes to start on data that is there, and what it weighs at rest.
//   npm run bench:start [-- --rounds=5] [--data=folder]
// Starts the build on the embedded database (made and filled first, which is not timed), waits until it answers, lets it
// rest, reads its memory. Fails when the median start is 2 s or more, or it rests at 250 MB or more.
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
const [MOST_SECONDS, MOST_MEGABYTES, REST_MS] = [2, 250, 5000];
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
  let said = "";
  const url = await new Promise((resolve, reject) => {
    child.stdout.on("data", (chunk) => {
      said += chunk;
      const found = /Storefront\s+(http:\S+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found.replace("localhost", "127.0.0.1"));
    });
    child.once("exit", () => reject(new Error(said)));
  });
  await (await fetch(`${url}/api/home`)).text();
  const seconds = (performance.now() - began) / 1000;
  return { child, ended, seconds };
}

/** Megabytes that are really in memory; only where the system tells. */
function residentOf(pid) {
  const text = existsSync(`/proc/${pid}/status`) ? readFileSync(`/proc/${pid}/status`, "utf8") : "";
  return Number(/VmRSS:\s+(\d+)/.exec(text)?.[1] ?? Number.NaN) / 1000;
}

async function stop({ child, ended }) {
  child.kill("SIGTERM");
  await ended;
}

console.log(`· making the data in ${folder}`);
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
  `median start until the first answer ${seconds} s (limit ${MOST_SECONDS}), at rest ${megabytes} MB (limit ${MOST_MEGABYTES}), load average ${loadavg()[0].toFixed(1)}`,
);
process.exit(seconds < MOST_SECONDS && !(megabytes >= MOST_MEGABYTES) ? 0 : 1);

// Renders every picture that the demo catalogue names and that is not up to date.
//   node art/render.mjs [--check] [--all] [--only <part of the file name>] [--workers 2]
import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { PICTURES, ROOT, jobs } from "./catalogue.mjs";

const MANIFEST = path.join(ROOT, "art/manifest.json");
const { values: args } = parseArgs({
  options: {
    check: { type: "boolean", default: false },
    all: { type: "boolean", default: false },
    only: { type: "string", default: "" },
    workers: { type: "string", default: "2" },
  },
});

const all = await jobs();
/** Hash of the last rendered input, by file. */
const manifest = fs.existsSync(MANIFEST) ? JSON.parse(fs.readFileSync(MANIFEST, "utf8")) : {};
const current = (job) => manifest[job.file] === job.hash && fs.existsSync(path.join(ROOT, job.file));
const due = all.filter((job) => job.file.includes(args.only) && (args.all || !current(job)));

if (args.check) {
  for (const job of due.slice(0, 20))
    console.error(`${manifest[job.file] ? "stale" : "missing"}: ${job.file}`);
  console.log(
    due.length
      ? `${due.length} of ${all.length} pictures need: npm run art`
      : `${all.length} pictures are up to date`,
  );
  process.exit(due.length ? 1 : 0);
}

function save() {
  const named = new Set(all.map((job) => job.file));
  const kept = Object.entries(manifest).filter(([file]) => named.has(file));
  fs.writeFileSync(MANIFEST, `${JSON.stringify(Object.fromEntries(kept.sort()), null, 2)}\n`);
}

const failed = [];
let done = 0;
async function work(queue) {
  const worker = new Worker(new URL("./worker.mjs", import.meta.url));
  for (let job = queue.shift(); job; job = queue.shift()) {
    const answer = await new Promise((resolve, reject) => {
      worker.once("message", resolve);
      worker.once("error", reject);
      worker.postMessage({ job, root: ROOT });
    });
    worker.removeAllListeners("error");
    done++;
    if (answer.error) failed.push(`${job.file}: ${answer.error}`);
    else manifest[job.file] = job.hash;
    const line = `${done}/${due.length} ${job.file}${answer.error ? " failed" : ` ${(answer.size / 1024).toFixed(1)} KB`}`;
    if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${line}`);
    else if (done % 25 === 0 || done === due.length) console.log(line);
    if (done % 20 === 0) save();
  }
  await worker.terminate();
}
// Copies after the pictures that they are made of.
for (const queue of [due.filter(({ of }) => !of), due.filter(({ of }) => of)])
  await Promise.all(Array.from({ length: Math.min(Number(args.workers), queue.length) }, () => work(queue)));
save();

// Pictures without a reference.
const named = new Set(all.map((job) => job.file));
const folder = path.join(ROOT, PICTURES);
if (fs.existsSync(folder))
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && !named.has(path.relative(ROOT, file).split(path.sep).join("/"))) fs.rmSync(file);
  }

const total = all.reduce(
  (sum, { file }) =>
    sum + (fs.existsSync(path.join(ROOT, file)) ? fs.statSync(path.join(ROOT, file)).size : 0),
  0,
);
if (process.stdout.isTTY && done) process.stdout.write("\n");
console.log(
  `${done - failed.length} rendered, ${all.length} pictures, ${(total / 1024 / 1024).toFixed(2)} MB`,
);
for (const line of failed) console.error(line);
process.exit(failed.length ? 1 : 0);

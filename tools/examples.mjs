/**
 * `npm run examples`: every app of `examples/`, one that `create-talabee-app` makes, and the Next.js app of the guide, as
 * another project gets them. Each is copied to a folder outside the repo, the packed tarballs are installed there with npm, and
 * it is built and opened in a browser in both directions. Needs a registry. `--only=next` runs one; `--keep` keeps the folder;
 * `PICTURES=folder` saves screenshots.
 */
import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { chromium } from "playwright";
import { freePort, openPanel } from "../e2e/start-panel.ts";
import { pack } from "../packages/ui/package-test/tarball.mjs";
import { CHROMIUM_ARGS, findHeadlessShell } from "./find-chromium.mjs";
import { root, runStep } from "./run-step.mjs";

/** The fastest first. */
const NAMES = [
  "bootstrap",
  "vite-tailwind",
  "owned-source",
  "create-talabee-app",
  "souq-azur",
  "next-guide",
  "next",
];
const run = promisify(execFile);
const only = process.argv.find((argument) => argument.startsWith("--only="))?.slice("--only=".length);
const names = NAMES.filter((name) => only === undefined || name === only);
if (names.length === 0) throw new Error(`--only is one of ${NAMES.join(", ")}`);

// An app outside the repo finds only its own tools.
const environment = { ...process.env, NEXT_TELEMETRY_DISABLED: "1" };
const npm = (folder, args, more = {}) =>
  run("npm", args, { cwd: folder, env: { ...environment, ...more }, maxBuffer: 2 ** 26, timeout: 600_000 });

/** Points an app's dependencies at the tarballs. What they need of each other comes from a tarball too. */
async function useTarballs(folder, tarballs) {
  const file = path.join(folder, "package.json");
  const manifest = JSON.parse(await readFile(file, "utf8"));
  const wanted = new Set(Object.keys(manifest.dependencies).filter((name) => name in tarballs));
  if (wanted.has("@talabee/contract")) wanted.add("@talabee/domain");
  for (const name of wanted) manifest.dependencies[name] = `file:${tarballs[name]}`;
  await writeFile(file, JSON.stringify(manifest, null, 2));
}

/** Runs one example. Returns its row of the table. */
async function runExample(name, temporary, tarballs, browser) {
  const { check, make, panelSettings } = await import(`./examples/${name}.mjs`);
  const folder = path.join(temporary, name);
  const seconds = {};
  const timed = async (title, work) => {
    const began = Date.now();
    try {
      return await work();
    } finally {
      seconds[title] = Math.round((Date.now() - began) / 1000);
    }
  };
  let panel;
  try {
    await timed("install", async () => {
      if (make) await make(folder, tarballs);
      else
        await cp(path.join(root, "examples", name), folder, {
          recursive: true,
          filter: (source) => path.basename(source) !== "node_modules",
        });
      await useTarballs(folder, tarballs);
      await npm(folder, ["install", "--no-audit", "--no-fund"]);
    });
    // The app has an origin of its own, which the panel has to know before it starts.
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    if (panelSettings)
      panel = await timed("panel", () => openPanel({ PANEL_ORIGINS: origin, ...panelSettings }));
    const addresses = panel ? { VITE_PANEL_URL: panel.url, PANEL_URL: panel.url } : {};
    const built = await timed("build", () => npm(folder, ["run", "build"], addresses));
    const buildLog = `${built.stdout}${built.stderr}`;
    await timed("check", () => check({ folder, browser, panel, port, origin, buildLog, addresses }));
    console.log(`✓ ${name}`);
    return { name, ok: true, seconds };
  } catch (error) {
    console.error(`✗ ${name}\n${[error.stdout, error.stderr, error.stack].filter(Boolean).join("\n")}`);
    return { name, ok: false, seconds };
  } finally {
    await panel?.stop();
  }
}

const packages = ["domain", "contract", "ui", "create-talabee-app"];
await runStep("builds", "turbo", ["run", "build", "--output-logs=errors-only"]);
const temporary = await mkdtemp(path.join(os.tmpdir(), "examples-"));
const browser = await chromium.launch({ executablePath: findHeadlessShell(), args: CHROMIUM_ARGS });
if (process.env.PICTURES) await mkdir(process.env.PICTURES, { recursive: true });
try {
  const files = await Promise.all(packages.map((name) => pack(path.join(root, "packages", name), temporary)));
  const tarballs = Object.fromEntries(
    packages.map((name, i) => [name.startsWith("create-") ? name : `@talabee/${name}`, files[i]]),
  );
  const rows = [];
  for (const name of names) rows.push(await runExample(name, temporary, tarballs, browser));
  for (const { name, seconds } of rows)
    console.log(
      `${name.padEnd(20)} ${Object.entries(seconds)
        .map(([title, count]) => `${title} ${count} s`)
        .join(", ")}`,
    );
  const failed = rows.filter(({ ok }) => !ok).length;
  console.log(`\n${rows.length - failed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  await browser.close();
  if (process.argv.includes("--keep")) console.log(`kept ${temporary}`);
  else await rm(temporary, { recursive: true, force: true });
}

// `npm start`: builds what is stale, starts the server with the storefront on one origin and prints the addresses.
import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { root, runStep } from "./run-step.mjs";

const fresh = process.argv.includes("--fresh");
const unknown = process.argv.slice(2).filter((argument) => argument !== "--fresh");
if (unknown.length > 0) {
  console.error(
    `Unknown: ${unknown.join(" ")}. There is one option: npm start -- --fresh (start over with new data).`,
  );
  process.exit(1);
}

const dataDir = path.resolve(root, process.env.PANEL_DATA_DIR ?? ".data");
if (fresh) removeData(dataDir);

await runStep("building the storefront, the counter and the panel", "turbo", [
  "run",
  "build",
  "--filter=@talabee/storefront",
  "--filter=@talabee/counter-app",
  "--filter=@talabee/panel",
  "--output-logs=errors-only",
]);

const demo = process.env.NODE_ENV !== "production" || process.env.PANEL_DEMO === "1";
/** Exit code of a server that stopped after an unhandled error (apps/panel/src/main.ts). */
const CRASHED = 70;
const MAX_RESTARTS_A_MINUTE = 3;
const restarts = [];
let isStopping = false;
let panel = startPanel();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);
// A signal to npm ends its shell, which does not pass it on.
if (process.env.npm_lifecycle_event !== undefined) {
  const shell = process.ppid;
  setInterval(() => process.ppid !== shell && stop(), 500).unref();
}

function stop() {
  isStopping = true;
  panel.kill("SIGTERM");
}

/** Starts the server, and again after an unhandled error unless it has too many. */
function startPanel() {
  const child = spawn(process.execPath, ["--liftoff-only", path.join(root, "apps/panel/dist/main.js")], {
    cwd: root,
    stdio: "inherit",
    // A separate process group: Ctrl-C reaches only this process, which then stops the server gracefully.
    detached: true,
    env: {
      ...process.env,
      PANEL_DATA_DIR: dataDir,
      // An origin of its own beside the storefront's.
      PANEL_COUNTER_PORT: process.env.PANEL_COUNTER_PORT ?? String(Number(process.env.PORT || 4000) + 100),
      ...(demo ? { PANEL_DEMO: "1", PANEL_DEMO_SPEED: process.env.PANEL_DEMO_SPEED ?? "60" } : {}),
    },
  });
  child.on("exit", (code, signal) => {
    const recent = restarts.filter((at) => Date.now() - at < 60_000);
    if (code === CRASHED && !isStopping && recent.length < MAX_RESTARTS_A_MINUTE) {
      restarts.push(Date.now());
      console.error("✗ the server stopped after an unhandled error (see above); starting it again");
      panel = startPanel();
      return;
    }
    process.exit(code ?? (signal === "SIGTERM" ? 0 : 1));
  });
  return child;
}

/** Deletes a data folder if the server created it and no server is using it. */
function removeData(folder) {
  if (!existsSync(folder)) return;
  const lock = path.join(folder, "panel.lock");
  if (existsSync(lock)) {
    const pid = Number.parseInt(readFileSync(lock, "utf8"), 10);
    if (isRunning(pid)) {
      console.error(`✗ ${folder} is in use by a running panel (process ${pid}); stop it first`);
      process.exit(1);
    }
  } else if (!existsSync(path.join(folder, "database"))) {
    console.error(`✗ ${folder} does not look like a panel's data folder; it was left alone`);
    process.exit(1);
  }
  rmSync(folder, { recursive: true, force: true });
  console.log("✓ old data removed");
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

import { createServer } from "node:net";
import { setImmediate as immediate } from "node:timers/promises";
import { type Config, LOOPBACK, readConfig } from "./config.js";
import { ConfigError } from "./config-error.js";
import { createLog, describeError } from "./log.js";
import { endWithServer, needsPreparing, PREPARE, prepareInOwnProcess } from "./prepare-in-own-process.js";
import { DEMO_ACCOUNTS } from "./seed/demo-accounts.js";
import { DatabaseUnusable, DataFolderInUse, startPanel, type StartedPanel } from "./start-panel.js";

/** Exit code after an unhandled error: EX_SOFTWARE of sysexits.h. The supervisor starts the server again. */
const CRASHED = 70;
/** The end of a server that can no longer stop gracefully. */
const CRASH_TIMEOUT_MS = 30_000;

const began = performance.now();
const say = (line: string) => process.stdout.write(`${line}\n`);
// Ignore errors of closed output such as a closed terminal: logging them would fail again, in an endless loop.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);

try {
  const config = readConfig(process.env);
  if (process.argv[2] === PREPARE) {
    endWithServer();
    const { prepareDatabase } = await import("./prepare-database.js");
    await prepareDatabase(config, say);
    process.exit(0);
  }
  await refuseTakenPort(config);
  if (needsPreparing(config)) {
    const code = await prepareInOwnProcess();
    if (code !== 0) process.exit(code);
  }
  const starting = startPanel(config, say);
  // Install signal handlers before logging "Listening": a supervisor may stop us right after that line.
  const stopping = stopOnSignal(starting);
  const panel = await starting;
  // Node delivers signals between turns of the event loop: wait one turn for a signal that arrived while the database opened.
  await immediate();
  if (!stopping.aborted) announce(config, panel);
} catch (error) {
  const isExpected =
    error instanceof ConfigError || error instanceof DataFolderInUse || error instanceof DatabaseUnusable;
  process.stderr.write(`${isExpected ? error.message : describeStartError(error)}\n`);
  process.exit(1);
}

function announce(config: Config, panel: StartedPanel): void {
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const address = `http://localhost:${panel.port}`;
  say(`Listening after ${seconds} s; press Ctrl-C to stop`);
  say(`  Storefront    ${address}`);
  for (const door of panel.counter?.doors ?? [])
    say(
      `  ${`${door[0]!.toUpperCase()}${door.slice(1)} door`.padEnd(12)}  http://localhost:${panel.counter!.port}/${door}`,
    );
  say(`  API document  ${address}/api/openapi.json`);
  if (config.demo) {
    say(`  Mail outbox   ${address}/dev/outbox`);
    for (const account of DEMO_ACCOUNTS)
      say(`  Demo account  ${account.email} / ${account.password} (${account.description})`);
    if (config.demoSpeed > 1) say(`  Orders        move ${config.demoSpeed} times faster than in real life`);
  }
  if (config.host === LOOPBACK) say("  Other devices cannot connect; set HOST=0.0.0.0 to allow them");
}

/**
 * Stops the panel gracefully on SIGINT and SIGTERM; during the start, as soon as it has started. The returned signal is
 * aborted from then on.
 */
function stopOnSignal(starting: Promise<StartedPanel>): AbortSignal {
  const stopping = new AbortController();
  let exitCode = 0;
  const stop = () => {
    stopping.abort();
    say("Stopping");
    const stopped = starting.then((panel) => panel.stop());
    stopped.then(
      () => process.exit(exitCode),
      (error: unknown) => {
        process.stderr.write(`${describeError(error)}\n`);
        process.exit(exitCode || 1);
      },
    );
  };
  const onSignal = () => {
    // A second signal exits at once.
    if (stopping.signal.aborted) process.exit(1);
    stop();
  };
  process.on("SIGINT", onSignal);
  process.on("SIGTERM", onSignal);
  // Nobody knows in what state such an error leaves the process: requests under way are finished, and a supervisor starts
  // a new one.
  const log = createLog((line) => process.stderr.write(line));
  const onUnhandled = (error: unknown) => {
    log.error("unhandled", error);
    exitCode = CRASHED;
    if (stopping.signal.aborted) return;
    setTimeout(() => process.exit(CRASHED), CRASH_TIMEOUT_MS).unref();
    stop();
  };
  process.on("uncaughtException", onUnhandled);
  process.on("unhandledRejection", onUnhandled);
  return stopping.signal;
}

/** Throws if the port is in use, before a database is created and seeded in vain. */
async function refuseTakenPort({ port, host }: Config): Promise<void> {
  const probe = createServer();
  await new Promise<void>((free, taken) => probe.once("error", taken).listen(port, host, free));
  await new Promise((closed) => probe.close(closed));
}

function describeStartError(error: unknown): string {
  if ((error as NodeJS.ErrnoException).code === "EADDRINUSE") {
    return `Port ${(error as { port?: number }).port} is in use. Set PORT to another port.`;
  }
  return describeError(error);
}

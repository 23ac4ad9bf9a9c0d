import { createServer } from "node:net";
import { setImmediate as immediate } from "node:timers/promises";
import { type Config, LOOPBACK, readConfig } from "./config.js";
import { ConfigError } from "./config-error.js";
import { createLog, describeError } from "./log.js";
import { endWithServer, needsPreparing, PREPARE, prepareInOwnProcess } from "./prepare-in-own-process.js";
import { DEMO_ACCOUNTS } from "./seed/demo-accounts.js";
import { DatabaseUnusable, DataFolderInUse, startPanel, type StartedPanel } from "./start-panel.js";

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
  const stop = () => {
    // A second signal exits at once.
    if (stopping.signal.aborted) process.exit(1);
    stopping.abort();
    say("Stopping");
    const stopped = starting.then((panel) => panel.stop());
    stopped.then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${describeError(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  // Last resort: an error of one request must not end the process, and with it all other requests.
  const log = createLog((line) => process.stderr.write(line));
  const logUnhandled = (error: unknown) => log.error("unhandled", error);
  process.on("uncaughtException", logUnhandled);
  process.on("unhandledRejection", logUnhandled);
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

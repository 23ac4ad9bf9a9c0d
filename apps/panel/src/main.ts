import { createServer } from "node:net";
import { setImmediate as immediate } from "node:timers/promises";
import { type Config, ConfigError, LOOPBACK, readConfig } from "./config.js";
import { createLog, describeError } from "./log.js";
import { needsPreparing, PREPARE, prepareInOwnProcess } from "./prepare-in-own-process.js";
import { DEMO_ACCOUNTS } from "./seed/demo-accounts.js";
import { DatabaseUnusable, DataFolderInUse, startPanel, type StartedPanel } from "./start-panel.js";

const began = performance.now();
const say = (line: string) => process.stdout.write(`${line}\n`);
// Whoever read this is gone, such as a terminal that was closed. To tell of it would fail again, without end.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);

try {
  const config = readConfig(process.env);
  if (process.argv[2] === PREPARE) {
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
  // Before it says that it listens: whoever reads that may ask it to stop the moment after.
  const stopping = stopOnSignal(starting);
  const panel = await starting;
  // A signal that came while the embedded database was at work is heard now.
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
  say(`Listening after ${seconds} s; Ctrl-C stops it`);
  say(`  Storefront    ${address}`);
  say(`  API document  ${address}/api/openapi.json`);
  if (config.demo) {
    say(`  Mail outbox   ${address}/dev/outbox`);
    for (const account of DEMO_ACCOUNTS)
      say(`  Demo account  ${account.email} / ${account.password} (${account.what})`);
    if (config.demoSpeed > 1) say(`  Orders        move ${config.demoSpeed} times faster than in real life`);
  }
  if (config.host === LOOPBACK) say("  Other devices are not let in; HOST=0.0.0.0 changes that");
}

/**
 * Ends the panel in good order when it is told to; told so while it still starts, as soon as it has. The signal it
 * returns is aborted from then on.
 */
function stopOnSignal(starting: Promise<StartedPanel>): AbortSignal {
  const stopping = new AbortController();
  const stop = () => {
    // Whoever asks twice does not want to wait.
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
  // The last resort: one bad request must not end everybody else's.
  const log = createLog((line) => process.stderr.write(line));
  const note = (error: unknown) => log.error("unhandled", error);
  process.on("uncaughtException", note);
  process.on("unhandledRejection", note);
  return stopping.signal;
}

/** Before a database is made and filled for nothing. */
async function refuseTakenPort({ port, host }: Config): Promise<void> {
  const probe = createServer();
  await new Promise<void>((free, taken) => probe.once("error", taken).listen(port, host, free));
  await new Promise((closed) => probe.close(closed));
}

function describeStartError(error: unknown): string {
  if ((error as NodeJS.ErrnoException).code === "EADDRINUSE") {
    return `Port ${(error as { port?: number }).port} is in use. Set PORT to another one.`;
  }
  return describeError(error);
}

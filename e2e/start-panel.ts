import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { copySeed, PANEL } from "./seeds.ts";

/**
 * Starts the server under test and returns a function that stops it. With JOURNEY_URL set, the server at that address is
 * used as it is (in demo mode, with raised limits).
 */
export default async function startPanel(): Promise<() => Promise<void>> {
  const seeds = mkdtempSync(path.join(tmpdir(), "talabee-seeds-"));
  process.env["JOURNEY_SEEDS"] = seeds;
  let stop = () => Promise.resolve();
  if (process.env["JOURNEY_URL"] === undefined) {
    const panel = await openPanel();
    process.env["JOURNEY_URL"] = panel.url;
    stop = panel.stop;
  }
  return async () => {
    try {
      await stop();
    } finally {
      rmSync(seeds, { recursive: true, force: true });
    }
  };
}

/** Logged by the panel of a page whose route does not name what its screen reads: the page shows a loading state for it. */
const MISSED_READS = /.*a route does not name all of its reads.*/g;
/** A starting server logs each fifth of its seeding. */
const SILENCE_MS = 120_000;

export interface RunningPanel {
  url: string;
  /** Its process. */
  pid: number;
  /** Stops it and deletes its data folder, unless `environment` named one. */
  stop: () => Promise<void>;
  /** Sends a signal to its process. */
  signal: (name: NodeJS.Signals) => void;
}

/**
 * Starts the real panel with the built storefront, on a free port and a data folder of its own, so that it runs
 * beside a running product. `environment` is set on top.
 */
export async function openPanel(environment: Readonly<Record<string, string>> = {}): Promise<RunningPanel> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "talabee-journeys-"));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const panelEnvironment = {
    ...process.env,
    NODE_ENV: "production",
    PORT: String(port),
    PANEL_DATA_DIR: dataDir,
    PANEL_DEMO: "1",
    // An order takes about ten seconds.
    PANEL_DEMO_SPEED: "300",
    // Many customers register from one IP address; the server's own tests cover limits.
    PANEL_LIMITS_SCALE: "100",
    ...environment,
  };
  await copySeed(panelEnvironment);
  const panel = spawn(process.execPath, ["--liftoff-only", PANEL], {
    env: panelEnvironment,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  let lastOutputAt = Date.now();
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
    lastOutputAt = Date.now();
  };
  panel.stdout.on("data", collect);
  panel.stderr.on("data", collect);
  const ended = new Promise<void>((done) => panel.once("exit", () => done()));

  // Seeding may take minutes on a busy machine: give up only when the output stops.
  for (;;) {
    const healthy = await fetch(`${url}/health`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (healthy) break;
    if (panel.exitCode !== null || Date.now() - lastOutputAt > SILENCE_MS) {
      panel.kill("SIGKILL");
      throw new Error(`The panel did not start:\n${output}`);
    }
    await new Promise((done) => setTimeout(done, 250));
  }
  return {
    url,
    pid: panel.pid!,
    signal: (name) => panel.kill(name),
    stop: async () => {
      panel.kill("SIGTERM");
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
      const missed = new Set(output.match(MISSED_READS));
      if (missed.size > 0) throw new Error([...missed].join("\n"));
    },
  };
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

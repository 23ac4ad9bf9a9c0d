import { type ChildProcess, execFile, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { packageRoot } from "../package-root.js";

/** Environment of a panel under test: of the current environment only PATH is inherited. */
export type Environment = Readonly<Record<string, string>>;

export interface PanelProcess {
  readonly pid: number;
  readonly url: string;
  /** Output of both streams so far. */
  output(): string;
  /** Closes the reading end of standard output, like a closed terminal; standard error stays open. */
  closeOutput(): void;
  /** Resolves with the exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>;
  stop(): Promise<number | NodeJS.Signals>;
  kill(): Promise<void>;
}

const START_TIMEOUT_MS = 120_000;
const running = new Set<ChildProcess>();
let built: Promise<string> | undefined;

process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

/** Builds the panel once from the current source, into a folder of the package that is removed on exit. */
function build(): Promise<string> {
  return (built ??= (async () => {
    const cache = join(packageRoot, ".cache");
    await mkdir(cache, { recursive: true });
    const folder = mkdtempSync(join(cache, "under-test-"));
    process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
    const tsup = join(packageRoot, "../../node_modules/tsup/dist/cli-default.js");
    await promisify(execFile)(process.execPath, [tsup, "--out-dir", folder, "--silent"], {
      cwd: packageRoot,
    });
    return folder;
  })());
}

function environmentOf(environment: Environment): Record<string, string> {
  return {
    PATH: process.env["PATH"] ?? "",
    PORT: "0",
    HOST: "127.0.0.1",
    NODE_ENV: "production",
    PANEL_STOREFRONT_DIR: "/nowhere",
    ...environment,
  };
}

/** Starts the panel as a child process and waits until it listens; throws its output if it ends before that. */
export async function startPanelProcess(environment: Environment): Promise<PanelProcess> {
  const main = join(await build(), "main.js");
  const child = spawn(process.execPath, ["--liftoff-only", "--enable-source-maps", main], {
    env: environmentOf(environment),
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  let output = "";
  const ended = new Promise<number | NodeJS.Signals>((resolve) => {
    child.once("exit", (code, signal) => {
      running.delete(child);
      resolve(signal ?? code ?? 1);
    });
  });
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`The panel did not start:\n${output}`)),
      START_TIMEOUT_MS,
    );
    const onOutput = (chunk: Buffer) => {
      output += chunk.toString();
      const found = /Storefront\s+(http:\S+)/.exec(output)?.[1];
      if (found === undefined) return;
      clearTimeout(timer);
      resolve(found.replace("localhost", "127.0.0.1"));
    };
    child.stdout.on("data", onOutput);
    child.stderr.on("data", onOutput);
    void ended.then((code) => {
      clearTimeout(timer);
      reject(new Error(`The panel ended with ${code}:\n${output}`));
    });
  }).catch((error: unknown) => {
    child.kill("SIGKILL");
    throw error;
  });
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return {
    pid: child.pid!,
    url,
    output: () => output,
    closeOutput: () => void child.stdout.destroy(),
    ended,
    stop: () => end("SIGTERM"),
    kill: async () => void (await end("SIGKILL")),
  };
}

/** Runs a command of the panel's command line. */
export async function runCommand(
  args: readonly string[],
  environment: Environment,
  input = "",
): Promise<{ code: number; output: string; errors: string }> {
  const command = join(await build(), "command.js");
  const child = spawn(process.execPath, ["--liftoff-only", command, ...args], {
    env: environmentOf(environment),
    stdio: ["pipe", "pipe", "pipe"],
  });
  running.add(child);
  let output = "";
  let errors = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()));
  child.stdin.on("error", () => undefined);
  child.stdin.end(input);
  const code = await new Promise<number>((resolve) =>
    child.once("close", (exitCode) => resolve(exitCode ?? 1)),
  );
  running.delete(child);
  return { code, output, errors };
}

/** Creates a temporary folder. */
export async function temporaryFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), "talabee-panel-process-"));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

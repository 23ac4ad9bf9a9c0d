import { spawn } from "node:child_process";
import path from "node:path";

const PATIENCE_MS = 60_000;

/** Starts a server of an app with a command of its own dependencies, waits until it answers, and returns what stops it. */
export async function startApp(folder, [command, ...args], origin, environment = {}) {
  const child = spawn(path.join(folder, "node_modules/.bin", command), args, {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  const ended = new Promise((done) => child.once("exit", done));
  const began = Date.now();
  for (;;) {
    const answers = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (answers) break;
    if (child.exitCode !== null || Date.now() - began > PATIENCE_MS) {
      child.kill("SIGKILL");
      throw new Error(`${command} did not start:\n${output}`);
    }
    await new Promise((done) => setTimeout(done, 100));
  }
  return async () => {
    child.kill("SIGTERM");
    await ended;
  };
}

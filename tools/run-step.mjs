import { spawn } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

/** Environment of the repo's tools: local binaries first, telemetry off. */
export const toolEnvironment = {
  ...process.env,
  PATH: `${path.join(root, "node_modules/.bin")}${path.delimiter}${process.env.PATH}`,
  TURBO_TELEMETRY_DISABLED: "1",
  STORYBOOK_DISABLE_TELEMETRY: "1",
  DO_NOT_TRACK: "1",
  FORCE_COLOR: process.env.FORCE_COLOR ?? "0",
};

/**
 * Runs one command and prints a line at its start, every 15 seconds and at its end. Prints its output only on failure. Resolves to {ok, output, seconds}; exits the process on failure
 * unless `keepGoing` is set.
 */
export async function runStep(title, command, args, { keepGoing = false, env = {}, cwd = root } = {}) {
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  console.log(`· ${title}`);
  const heartbeat = setInterval(() => console.log(`  … ${title}, ${seconds()} s`), 15_000);
  let output = "";
  const code = await new Promise((done) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...toolEnvironment, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    child.stdout.on("data", (chunk) => (output += chunk));
    child.stderr.on("data", (chunk) => (output += chunk));
    child.on("error", (error) => {
      output += error.message;
      done(1);
    });
    child.on("close", (exitCode) => done(exitCode ?? 1));
  });
  clearInterval(heartbeat);
  const ok = code === 0;
  if (!ok) console.error(output.trimEnd());
  console.log(`${ok ? "✓" : "✗"} ${title}, ${seconds()} s`);
  if (!ok && !keepGoing) process.exit(1);
  return { ok, output, seconds: seconds() };
}

// `npm run panel -- <command>`: the panel's command line, built first when its source changed.
import { spawn } from "node:child_process";
import path from "node:path";
import { root, toolEnvironment } from "./run-step.mjs";

const build = spawn("turbo", ["run", "build", "--filter=@talabee/panel", "--output-logs=errors-only"], {
  cwd: root,
  env: toolEnvironment,
  // What a command prints may be read by a program: turbo's lines do not belong there.
  stdio: ["ignore", "pipe", "pipe"],
});
let said = "";
build.stdout.on("data", (chunk) => (said += chunk));
build.stderr.on("data", (chunk) => (said += chunk));
build.on("error", (error) => (said += error.message));
build.on("close", (code) => {
  if (code !== 0) {
    console.error(said.trimEnd());
    process.exit(1);
  }
  const command = path.join(root, "apps/panel/dist/command.js");
  const panel = spawn(process.execPath, ["--liftoff-only", command, ...process.argv.slice(2)], {
    // Paths that were typed are meant from where they were typed.
    cwd: process.env.INIT_CWD ?? process.cwd(),
    stdio: "inherit",
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => panel.kill(signal));
  panel.on("exit", (exitCode) => process.exit(exitCode ?? 1));
});

// `npm run panel -- <command>`: the server's command line, rebuilt first when its source has changed.
import { spawn } from "node:child_process";
import path from "node:path";
import { root, toolEnvironment } from "./run-step.mjs";

const build = spawn("turbo", ["run", "build", "--filter=@talabee/panel", "--output-logs=errors-only"], {
  cwd: root,
  env: toolEnvironment,
  // A program may parse the command's output, so turbo's output is captured.
  stdio: ["ignore", "pipe", "pipe"],
});
let buildOutput = "";
build.stdout.on("data", (chunk) => (buildOutput += chunk));
build.stderr.on("data", (chunk) => (buildOutput += chunk));
build.on("error", (error) => (buildOutput += error.message));
build.on("close", (code) => {
  if (code !== 0) {
    console.error(buildOutput.trimEnd());
    process.exit(1);
  }
  const command = path.join(root, "apps/panel/dist/command.js");
  const panel = spawn(process.execPath, ["--liftoff-only", command, ...process.argv.slice(2)], {
    // Relative paths in arguments refer to the folder where npm was called.
    cwd: process.env.INIT_CWD ?? process.cwd(),
    stdio: "inherit",
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => panel.kill(signal));
  panel.on("exit", (exitCode) => process.exit(exitCode ?? 1));
});

import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "./config.js";

/** Command line argument that makes `main` prepare the database and exit. */
export const PREPARE = "prepare";

/** Whether there is no embedded database yet. */
export function needsPreparing(config: Config): boolean {
  return config.databaseUrl === null && !existsSync(join(config.dataDir, "database", "PG_VERSION"));
}

/** Ends this process, which prepares the database, with the server that started it: an orphan would keep the data folder locked. */
export function endWithServer(): void {
  // The server may have ended while this process loaded its modules. Undefined: started by hand.
  if (process.connected === false) process.exit(1);
  process.once("disconnect", () => process.exit(1));
}

/**
 * Prepares the database in a child process: creating it and 1,300 pictures takes memory that a process does not release,
 * and the server should stay small. Resolves with the exit code.
 */
export function prepareInOwnProcess(): Promise<number> {
  const child = spawn(process.execPath, [...process.execArgv, process.argv[1]!, PREPARE], {
    // The channel closes when this process ends, also when it is killed.
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  const forward = (signal: NodeJS.Signals) => child.kill(signal);
  process.on("SIGTERM", forward);
  process.on("SIGINT", forward);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => {
      process.off("SIGTERM", forward);
      process.off("SIGINT", forward);
      resolve(signal === null ? (code ?? 1) : 1);
    });
  });
}

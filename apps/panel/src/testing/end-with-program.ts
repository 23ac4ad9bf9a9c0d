import type { ChildProcess } from "node:child_process";

/** Has Ctrl-C and SIGTERM end this program by `process.exit`, so that its handlers of "exit" clean up what it started. */
export function exitOnSignal(): void {
  process.once("SIGINT", () => process.exit(130));
  process.once("SIGTERM", () => process.exit(143));
}

/** Kills a child process when this program exits. */
export function endWithProgram(child: ChildProcess): void {
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  child.once("exit", () => process.off("exit", kill));
}

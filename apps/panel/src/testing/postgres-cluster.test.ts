import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { once } from "node:events";
import { expect, it } from "vitest";
import { isRunning } from "./is-running.js";

/** Starts a cluster as a bench does, prints its process id and folder, and works on. */
const PROGRAM = `
  import { readFileSync } from "node:fs";
  import { endWithProgram, exitOnSignal } from "./end-with-program.ts";
  import { startPostgres } from "./postgres-cluster.ts";
  import { spawn } from "node:child_process";
  exitOnSignal();
  const cluster = await startPostgres();
  const panel = spawn(process.execPath, ["-e", "setInterval(() => 0, 1000)"]);
  endWithProgram(panel);
  const folder = new URL(cluster.url("postgres")).searchParams.get("host");
  const pid = Number(readFileSync(folder + "/data/postmaster.pid", "utf8").split("\\n")[0]);
  console.log(JSON.stringify({ folder, pids: [pid, panel.pid] }));
  setInterval(() => 0, 1000);
`;

it.each(["SIGTERM", "SIGINT"] as const)(
  "a bench that is stopped by %s leaves neither its PostgreSQL nor a panel",
  async (signal) => {
    const program = spawn(process.execPath, ["--input-type=module-typescript", "-e", PROGRAM], {
      cwd: import.meta.dirname,
      stdio: ["ignore", "pipe", "inherit"],
    });
    const [line] = (await once(program.stdout, "data")) as [Buffer];
    const { folder, pids } = JSON.parse(line.toString()) as { folder: string; pids: number[] };
    expect(pids.map(isRunning)).toEqual([true, true]);
    const ended = once(program, "exit");
    program.kill(signal);
    expect(await ended).toEqual([signal === "SIGTERM" ? 143 : 130, null]);
    await expect.poll(() => pids.map(isRunning)).toEqual([false, false]);
    expect(existsSync(folder)).toBe(false);
  },
);

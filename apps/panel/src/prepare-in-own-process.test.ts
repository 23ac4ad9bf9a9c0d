import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { isRunning } from "./testing/is-running.js";

/** As `main`: itself in a child process, which works for ever and says its process id. */
const PROGRAM = `
  import { endWithServer, PREPARE, prepareInOwnProcess } from ${JSON.stringify(join(import.meta.dirname, "prepare-in-own-process.ts"))};
  if (process.argv[2] === PREPARE) {
    endWithServer();
    console.log(process.pid);
    setInterval(() => 0, 1000);
  } else process.exit(await prepareInOwnProcess());
`;

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), "talabee-prepare-"))));
afterEach(() => rm(folder, { recursive: true, force: true }));

it.each(["SIGKILL", "SIGTERM"] as const)(
  "a server stopped by %s while its database is prepared leaves no process that holds the data folder",
  async (signal) => {
    const program = join(folder, "main.mjs");
    await writeFile(program, PROGRAM);
    const server = spawn(process.execPath, [program], { stdio: ["ignore", "pipe", "inherit"] });
    const [line] = (await once(server.stdout, "data")) as [Buffer];
    const preparing = Number(line.toString());
    expect(isRunning(preparing)).toBe(true);
    const ended = once(server, "exit");
    server.kill(signal);
    await ended;
    await expect.poll(() => isRunning(preparing)).toBe(false);
  },
);

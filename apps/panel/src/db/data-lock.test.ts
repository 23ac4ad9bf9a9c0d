import { spawn } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { lockDataFolder } from "./data-lock.js";

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), "talabee-lock-"))));
afterEach(() => rm(folder, { recursive: true, force: true }));

const lockFile = () => join(folder, "panel.lock");
/** A process that idles until it is killed. */
const spawnIdle = () => spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });

it("is held by one process, whose id the error of others contains", async () => {
  const other = spawnIdle();
  await writeFile(lockFile(), `${other.pid} -\n`);
  await expect(lockDataFolder(folder)).rejects.toMatchObject({ name: "DataFolderInUse", pid: other.pid });
  await expect(lockDataFolder(folder)).rejects.toThrow(String(other.pid));
  other.kill("SIGKILL");
});

it("is taken over from a process that ended, and released", async () => {
  const ended = spawnIdle();
  ended.kill("SIGKILL");
  await new Promise((resolve) => ended.once("exit", resolve));
  await writeFile(lockFile(), `${ended.pid} -\n`);
  const unlock = await lockDataFolder(folder);
  expect(await readFile(lockFile(), "utf8")).toMatch(new RegExp(`^${process.pid} `));
  await unlock();
  expect(await readdir(folder)).toEqual([]);
});

it.runIf(process.platform === "linux")(
  "is taken over from a process id that another process uses now",
  async () => {
    const other = spawnIdle();
    await writeFile(lockFile(), `${other.pid} 1\n`);
    await (
      await lockDataFolder(folder)
    )();
    other.kill("SIGKILL");
  },
);

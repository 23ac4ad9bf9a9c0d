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
/** A process that does nothing until it is ended. */
const bystander = () => spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });

it("is held by one process, which others are told the id of", async () => {
  const other = bystander();
  await writeFile(lockFile(), `${other.pid} -\n`);
  await expect(lockDataFolder(folder)).rejects.toMatchObject({ name: "DataFolderInUse", pid: other.pid });
  await expect(lockDataFolder(folder)).rejects.toThrow(String(other.pid));
  other.kill("SIGKILL");
});

it("is taken over from a process that is gone, and given back", async () => {
  const gone = bystander();
  gone.kill("SIGKILL");
  await new Promise((resolve) => gone.once("exit", resolve));
  await writeFile(lockFile(), `${gone.pid} -\n`);
  const unlock = await lockDataFolder(folder);
  expect(await readFile(lockFile(), "utf8")).toMatch(new RegExp(`^${process.pid} `));
  await unlock();
  expect(await readdir(folder)).toEqual([]);
});

it.runIf(process.platform === "linux")(
  "is taken over from a number that another process uses now",
  async () => {
    const other = bystander();
    await writeFile(lockFile(), `${other.pid} 1\n`);
    await (
      await lockDataFolder(folder)
    )();
    other.kill("SIGKILL");
  },
);

import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { lockDataFolder } from "./data-lock.js";

let folder: string;
let other: ChildProcess | undefined;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), "talabee-lock-"))));
afterEach(async () => {
  other?.kill("SIGKILL");
  await rm(folder, { recursive: true, force: true });
});

/** Locks the folder in another process, which holds it until it is killed. */
async function lockElsewhere(pid = "process.pid"): Promise<ChildProcess> {
  const code = `
    const { openSync, writeSync } = require("node:fs");
    const { tryLock } = require("fs-native-extensions");
    const fd = openSync(process.argv[1], "a+");
    if (!tryLock(fd)) process.exit(1);
    writeSync(fd, ${pid} + "\\n");
    console.log("locked");
    setInterval(() => {}, 1000);
  `;
  other = spawn(process.execPath, ["-e", code, join(folder, "panel.lock")], {
    cwd: import.meta.dirname,
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise((resolve) => other!.stdout!.once("data", resolve));
  return other;
}

it("is held by one process, whose id the error of others contains", async () => {
  const { pid } = await lockElsewhere();
  await expect(lockDataFolder(folder)).rejects.toMatchObject({ name: "DataFolderInUse", pid });
  await expect(lockDataFolder(folder)).rejects.toThrow(String(pid));
});

it("is not taken from a process with the same id, as in another container", async () => {
  await lockElsewhere(String(process.pid));
  await expect(lockDataFolder(folder)).rejects.toMatchObject({ name: "DataFolderInUse", pid: process.pid });
});

it("is held once in a process", async () => {
  const unlock = await lockDataFolder(folder);
  await expect(lockDataFolder(folder)).rejects.toMatchObject({ name: "DataFolderInUse" });
  await unlock();
  await (
    await lockDataFolder(folder)
  )();
});

it("is free after its process ended, however it ended", async () => {
  const holder = await lockElsewhere();
  const ended = new Promise((resolve) => holder.once("exit", resolve));
  holder.kill("SIGKILL");
  await ended;
  await (
    await lockDataFolder(folder)
  )();
});

it("is free where only the file of an earlier process is left", async () => {
  await writeFile(join(folder, "panel.lock"), "1\n");
  await (
    await lockDataFolder(folder)
  )();
});

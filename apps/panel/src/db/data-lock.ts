import { readFileSync } from "node:fs";
import { mkdir, open, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** Another process uses the data folder. */
export class DataFolderInUse extends Error {
  override readonly name = "DataFolderInUse";
  readonly pid: number;
  constructor(folder: string, pid: number) {
    super(`The data folder ${folder} is in use by the panel with process id ${pid}`);
    this.pid = pid;
  }
}

/**
 * Locks the data folder for this process: the embedded database has no lock, and two processes that write one folder
 * lose data without an error. A lock of an ended process is taken over. Returns a function that releases the lock.
 * Throws {@link DataFolderInUse}.
 */
export async function lockDataFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, "panel.lock");
  const mine = `${process.pid} ${startOf(process.pid)}\n`;
  for (let attempt = 0; attempt < 5; attempt++) {
    try {
      const file = await open(path, "wx");
      await file.writeFile(mine);
      await file.close();
      // Two processes may take over the same stale lock at once: the last writer holds it.
      await wait(30);
      if ((await readFile(path, "utf8").catch(() => "")) === mine) {
        return () => rm(path, { force: true });
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      const holder = await holderOf(path);
      if (holder !== null) throw new DataFolderInUse(folder, holder);
      await rm(path, { force: true });
    }
  }
  throw new DataFolderInUse(folder, (await holderOf(path)) ?? 0);
}

/** Id of the process that holds the lock, or null if it has ended. */
async function holderOf(path: string): Promise<number | null> {
  const read = () => readFile(path, "utf8").catch(() => "");
  let text = await read();
  if (text === "") {
    // Its owner may have created the file but not written it yet.
    await wait(100);
    text = await read();
  }
  const [pid, start] = text.trim().split(" ");
  const holder = Number(pid);
  if (!Number.isInteger(holder) || holder <= 0 || holder === process.pid) return null;
  try {
    process.kill(holder, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return null;
  }
  // The start time distinguishes the owner from another process that reuses its id.
  const started = startOf(holder);
  return start !== undefined && start !== "-" && started !== "-" && started !== start ? null : holder;
}

/** Start time of a process in clock ticks since boot; "-" where /proc is not available. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "-";
  } catch {
    return "-";
  }
}

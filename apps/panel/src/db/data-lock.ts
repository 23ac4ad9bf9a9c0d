import { readFileSync } from "node:fs";
import { mkdir, open, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** Another panel is using the data folder. */
export class DataFolderInUse extends Error {
  override readonly name = "DataFolderInUse";
  readonly pid: number;
  constructor(folder: string, pid: number) {
    super(`The data folder ${folder} is in use by the panel with process id ${pid}`);
    this.pid = pid;
  }
}

/**
 * Takes the data folder for this process: the embedded database has no lock of its own, and two processes
 * writing one folder lose data without an error. The lock of a process that is gone is taken over. Returns
 * what releases it; throws {@link DataFolderInUse}.
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
      // Two processes may have taken over the same stale lock: the one that wrote last has it.
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

/** The process that holds the lock, or null when it is gone. */
async function holderOf(path: string): Promise<number | null> {
  const read = () => readFile(path, "utf8").catch(() => "");
  let text = await read();
  if (text === "") {
    // Its owner may be between making the file and writing it.
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
  // A number used again by another process is told apart by when that process began.
  const started = startOf(holder);
  return start !== undefined && start !== "-" && started !== "-" && started !== start ? null : holder;
}

/** When a process began, as Linux counts it; "-" where that cannot be known. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "-";
  } catch {
    return "-";
  }
}

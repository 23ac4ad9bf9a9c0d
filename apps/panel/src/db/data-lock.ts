import { mkdir, open, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Another process uses the data folder. */
export class DataFolderInUse extends Error {
  override readonly name = "DataFolderInUse";
  /** Its process id, in its own container; 0 if it is not known. */
  readonly pid: number;
  constructor(folder: string, pid: number) {
    super(`The data folder ${folder} is in use by the panel with process id ${pid}`);
    this.pid = pid;
  }
}

/**
 * Locks the data folder for this process: the embedded database has no lock, and two processes that write one folder
 * lose data without an error. The operating system holds the lock and releases it when the process ends, so it also
 * holds between containers, where process ids say nothing. Returns a function that releases the lock. Throws
 * {@link DataFolderInUse}.
 */
export async function lockDataFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, "panel.lock");
  // Imported here: servers with PostgreSQL need no native code.
  const { tryLock } = await import("fs-native-extensions");
  const file = await open(path, "a+");
  if (!tryLock(file.fd)) {
    await file.close();
    const pid = Number.parseInt(await readFile(path, "utf8").catch(() => ""), 10);
    throw new DataFolderInUse(folder, Number.isInteger(pid) ? pid : 0);
  }
  await file.truncate();
  await file.writeFile(`${process.pid}\n`);
  // The file stays: another process may have locked it by the time it were removed.
  return async () => {
    await file.truncate();
    await file.close();
  };
}

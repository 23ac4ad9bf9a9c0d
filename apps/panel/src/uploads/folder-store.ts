import { mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { UploadStore } from "./upload-store.js";

const UNFINISHED = ".part";

/** Folder of uploads, inside the data folder. No static route serves it. */
export const uploadsFolder = (dataDir: string): string => join(dataDir, "uploads");

/** Resolves to a value for what does not exist. Other failures are reported: a backup would leave the file out. */
function ifAbsent<Value>(value: Value): (error: NodeJS.ErrnoException) => Value {
  return (error) => {
    if (error.code === "ENOENT") return value;
    throw error;
  };
}

/** Uploads in the data folder, readable by the server's user only. */
export function createFolderStore(dataDir: string): UploadStore {
  const folder = uploadsFolder(dataDir);
  return {
    async write(name, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, name);
      try {
        // Names are random: what is there is the half of one that a killed process wrote.
        const handle = await open(path + UNFINISHED, "w", 0o600);
        try {
          await handle.writeFile(bytes);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(path + UNFINISHED, path);
      } catch (error) {
        await rm(path + UNFINISHED, { force: true });
        throw error;
      }
    },
    read: (name) => readFile(join(folder, name)).catch(ifAbsent(null)),
    remove: (name) => rm(join(folder, name), { force: true }),
    async list() {
      const names = await readdir(folder).catch(ifAbsent<string[]>([]));
      return names.filter((name) => !name.endsWith(UNFINISHED));
    },
  };
}

import type { Config } from "../config.js";
import { createFolderStore } from "./folder-store.js";

/** Keeps the bytes of uploads under generated names. The table `files` says whose they are. */
export interface UploadStore {
  /** Stores a new upload, all of it or nothing. */
  write(name: string, bytes: Buffer): Promise<void>;
  /** The bytes; null if there is no such upload. */
  read(name: string): Promise<Buffer | null>;
  /** Deletes an upload; nothing if there is none. */
  remove(name: string): Promise<void>;
  /** Names of all uploads, for backups. */
  list(): Promise<string[]>;
}

/** Opens the bucket of PANEL_UPLOADS_BUCKET, or else the folder of uploads in the data folder. */
export async function openUploadStore({
  dataDir,
  uploadsBucket,
}: Pick<Config, "dataDir" | "uploadsBucket">): Promise<UploadStore> {
  if (uploadsBucket === null) return createFolderStore(dataDir);
  // Loaded on demand: most panels use the folder.
  const { createBucketStore } = await import("./bucket-store.js");
  return createBucketStore(uploadsBucket);
}

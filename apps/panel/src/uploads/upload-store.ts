/** Whether a file can be an upload: others in the folder or bucket (`.DS_Store`) are not backed up, and not restored. */
export const isUploadName = (name: string): boolean => /^[\w-][\w.-]*$/.test(name);

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

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

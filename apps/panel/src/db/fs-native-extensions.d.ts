declare module "fs-native-extensions" {
  /** Locks an open file for this file handle, without waiting; false if another handle holds the lock. */
  export function tryLock(fd: number): boolean;
}

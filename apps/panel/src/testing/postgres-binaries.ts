import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

const OLDEST_VERSION = 15;

/**
 * The folder of the newest PostgreSQL server on this machine, 15 or newer, as Debian, Red Hat and Homebrew lay it, or
 * on the PATH; null when there is none.
 */
export function findPostgres(): string | null {
  const versions = [
    ...numbered("/usr/lib/postgresql", /^(\d+)$/),
    ...numbered("/usr", /^pgsql-(\d+)$/),
    ...numbered("/opt/homebrew/opt", /^postgresql@(\d+)$/),
    ...numbered("/usr/local/opt", /^postgresql@(\d+)$/),
  ].toSorted((a, b) => b.version - a.version);
  const path = (process.env["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
  return [...versions.map(({ folder }) => folder), ...path].find(holdsServer) ?? null;
}

function numbered(parent: string, name: RegExp): { folder: string; version: number }[] {
  if (!existsSync(parent)) return [];
  return readdirSync(parent).flatMap((entry) => {
    const version = Number(name.exec(entry)?.[1]);
    return version >= OLDEST_VERSION ? [{ folder: join(parent, entry, "bin"), version }] : [];
  });
}

function holdsServer(folder: string): boolean {
  return ["initdb", "postgres"].every((name) => existsSync(join(folder, name)));
}

/** Where the server is looked for, in words. */
export const POSTGRES_ADVICE = `install PostgreSQL ${OLDEST_VERSION} or newer (Debian: apt-get install postgresql; macOS: brew install postgresql@17)`;

import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

const MIN_VERSION = 15;

/** Install instructions for a server that `findPostgres` finds. */
export const POSTGRES_ADVICE = `install PostgreSQL ${MIN_VERSION} or newer (Debian: apt-get install postgresql; macOS: brew install postgresql@17)`;

/**
 * Folder of the binaries of the newest installed PostgreSQL server, 15 or newer: in the locations of Debian, Red Hat and
 * Homebrew, else on the PATH. Null if there is none.
 * @returns {string | null}
 */
export function findPostgres() {
  const versions = [
    ...numbered("/usr/lib/postgresql", /^(\d+)$/),
    ...numbered("/usr", /^pgsql-(\d+)$/),
    ...numbered("/opt/homebrew/opt", /^postgresql@(\d+)$/),
    ...numbered("/usr/local/opt", /^postgresql@(\d+)$/),
  ].toSorted((a, b) => b.version - a.version);
  const onPath = (process.env.PATH ?? "").split(path.delimiter).filter((folder) => folder !== "");
  return [...versions.map(({ folder }) => folder), ...onPath].find(holdsServer) ?? null;
}

function numbered(parent, name) {
  if (!existsSync(parent)) return [];
  return readdirSync(parent).flatMap((entry) => {
    const version = Number(name.exec(entry)?.[1]);
    return version >= MIN_VERSION ? [{ folder: path.join(parent, entry, "bin"), version }] : [];
  });
}

function holdsServer(folder) {
  return ["initdb", "postgres"].every((name) => existsSync(path.join(folder, name)));
}

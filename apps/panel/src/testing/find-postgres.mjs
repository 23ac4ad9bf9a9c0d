import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

const OLDEST_VERSION = 15;

/** How to get a server that `findPostgres` finds. */
export const POSTGRES_ADVICE = `install PostgreSQL ${OLDEST_VERSION} or newer (Debian: apt-get install postgresql; macOS: brew install postgresql@17)`;

/**
 * The folder with the programs of the newest PostgreSQL server on this machine, 15 or newer, as Debian, Red Hat and
 * Homebrew lay it, else on the PATH; null when there is none.
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
    return version >= OLDEST_VERSION ? [{ folder: path.join(parent, entry, "bin"), version }] : [];
  });
}

function holdsServer(folder) {
  return ["initdb", "postgres"].every((name) => existsSync(path.join(folder, name)));
}

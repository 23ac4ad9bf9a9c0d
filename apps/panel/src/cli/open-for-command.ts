import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { type Config, readConfig } from "../config.js";
import type { OpenDatabase } from "../db/database.js";
import { lockDataFolder } from "../db/data-lock.js";
import { openEmbedded } from "../db/open-embedded.js";
import { openServer } from "../db/open-server.js";
import { OperatorError } from "./operator-error.js";

export interface OpenForCommand {
  readonly config: Config;
  readonly database: OpenDatabase;
}

/** Maximum number of connections of a command: queries and the advisory lock. */
const POOL = 4;

/**
 * Opens the configured database for the duration of `work`. Throws DataFolderInUse while a panel runs on the embedded
 * database, and DatabaseUnusable.
 */
export async function withDatabase<Result>(work: (open: OpenForCommand) => Promise<Result>): Promise<Result> {
  return withDatabaseOf(readConfig(process.env), work);
}

/** Runs a command's work with the database of the configuration, and closes it afterwards. */
export async function withDatabaseOf<Result>(
  config: Config,
  work: (open: OpenForCommand) => Promise<Result>,
): Promise<Result> {
  if (config.databaseUrl !== null) {
    const database = await openServer(config.databaseUrl, { poolSize: POOL });
    try {
      return await work({ config, database });
    } finally {
      await database.close();
    }
  }
  await mkdir(config.dataDir, { recursive: true });
  const unlock = await lockDataFolder(config.dataDir);
  try {
    const folder = join(config.dataDir, "database");
    const database = await openEmbedded(folder, {
      onSetAside(path, cause) {
        throw new OperatorError(`${folder} cannot be opened (${String(cause)}); it was renamed to ${path}`);
      },
    });
    try {
      return await work({ config, database });
    } finally {
      await database.close();
    }
  } finally {
    await unlock();
  }
}

/** Whether a data folder holds an embedded database. */
export function hasEmbedded(config: Config): boolean {
  return existsSync(join(config.dataDir, "database", "PG_VERSION"));
}

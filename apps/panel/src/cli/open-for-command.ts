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

/** Connections a command needs at most: one that works, one that holds a lock. */
const POOL = 4;

/**
 * The database the environment names, for as long as `work` takes. Throws DataFolderInUse while a panel runs on the
 * embedded one, and DatabaseUnusable.
 */
export async function withDatabase<Result>(work: (open: OpenForCommand) => Promise<Result>): Promise<Result> {
  return withDatabaseOf(readConfig(process.env), work);
}

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
        throw new OperatorError(`${folder} cannot be opened (${String(cause)}); it was set aside as ${path}`);
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

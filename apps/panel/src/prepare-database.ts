import { join } from "node:path";
import type { Config } from "./config.js";
import { lockDataFolder } from "./db/data-lock.js";
import { openEmbedded } from "./db/open-embedded.js";
import { seedDemo } from "./seed/seed-demo.js";

/** Creates, migrates and seeds the embedded database. Throws DataFolderInUse. */
export async function prepareDatabase(config: Config, say: (line: string) => void): Promise<void> {
  const unlock = await lockDataFolder(config.dataDir);
  try {
    say(`Creating the database in ${config.dataDir}`);
    const database = await openEmbedded(join(config.dataDir, "database"), {
      onSetAside: (path) => say(`An unreadable database was set aside as ${path}`),
    });
    say("Creating the tables");
    await database.migrate();
    await seedDemo(database.db, config, say);
    await database.close();
  } finally {
    await unlock();
  }
}

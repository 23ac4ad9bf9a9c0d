import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";

/** The built server. */
export const PANEL = path.resolve("apps/panel/dist/main.js");

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Fills the data folder of a server that has no database with a copy of seeded data. Seeding takes half a minute of a core, so
 * that it is done once for all servers of a run that have the same market and clock. Outside of a run the server seeds itself.
 */
export async function copySeed(environment: Environment): Promise<void> {
  const seeds = process.env["JOURNEY_SEEDS"];
  const folder = environment["PANEL_DATA_DIR"]!;
  if (seeds === undefined || existsSync(path.join(folder, "database"))) return;
  await cp(await seed(seeds, environment), folder, { recursive: true });
}

/** The folder of seeded data, made by the first worker that needs it. */
async function seed(seeds: string, environment: Environment): Promise<string> {
  const kind = JSON.stringify([environment["PANEL_MARKET"], environment["NODE_OPTIONS"]]);
  const folder = path.join(seeds, createHash("sha256").update(kind).digest("hex").slice(0, 12));
  const [done, failed] = [`${folder}.done`, `${folder}.failed`];
  if (isFirst(folder)) {
    try {
      await promisify(execFile)(process.execPath, ["--liftoff-only", PANEL, "prepare"], {
        env: { ...environment, PANEL_DATA_DIR: folder },
      });
      writeFileSync(done, "");
    } catch (error) {
      writeFileSync(failed, "");
      throw error;
    }
  }
  while (!existsSync(done)) {
    if (existsSync(failed)) throw new Error("another worker could not seed the data");
    await new Promise((next) => setTimeout(next, 100));
  }
  return folder;
}

/** Creating a folder succeeds once. */
function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

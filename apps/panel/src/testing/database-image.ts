import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrateEmbedded, openEmbedded } from "../db/open-embedded.js";
import { seed } from "../seed/seed.js";
import { fixtureContent } from "./fixture-content.js";

declare module "vitest" {
  interface ProvidedContext {
    databaseImage: string;
  }
}

/** Makes one migrated and seeded database for all test files: copying it is ten times faster than making it. */
export default async function makeDatabaseImage(project: {
  provide(key: "databaseImage", path: string): void;
}): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "talabee-panel-test-"));
  const database = await openEmbedded(null);
  await migrateEmbedded(database.client);
  await seed(database.db, fixtureContent, {
    picturesDir: join(folder, "no-pictures"),
    mediaDir: join(folder, "media"),
    now: new Date(),
  });
  const image = await database.client.dumpDataDir("none");
  await database.close();
  const path = join(folder, "database.tar");
  await writeFile(path, new Uint8Array(await image.arrayBuffer()));
  project.provide("databaseImage", path);
  return () => rm(folder, { recursive: true, force: true });
}

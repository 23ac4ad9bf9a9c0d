import { join } from "node:path";
import type { Database } from "../db/database.js";
import { packageRoot } from "../package-root.js";
import { banners, categories, collections, stores } from "./content/index.js";
import { seed } from "./seed.js";

/** Seeds an empty database with the demo's stores in Doha; `say` prints the progress. */
export async function seedDoha(db: Database, mediaDir: string, say: (line: string) => void): Promise<void> {
  let printed = 0;
  const result = await seed(
    db,
    { stores, categories, collections, banners },
    {
      picturesDir: join(packageRoot, "src/seed/pictures"),
      mediaDir,
      now: new Date(),
      onProgress(step, done, all) {
        const fifth = Math.floor((done / all) * 5);
        if (step !== "pictures" || fifth === printed) return;
        printed = fifth;
        say(`Seeding: ${done} of ${all} pictures`);
      },
    },
  );
  if (result === null) return;
  say(`Seeded ${result.stores} stores, ${result.products} products and ${result.pictures} pictures`);
  if (result.missingPictures.length > 0) say(`Pictures missing: ${result.missingPictures.join(", ")}`);
}

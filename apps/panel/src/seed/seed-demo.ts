import type { MarketId } from "@talabee/domain";
import { join } from "node:path";
import type { Database } from "../db/database.js";
import { packageRoot } from "../package-root.js";
import type { Config } from "../config.js";
import { banners, categories, collections, kuwaitContent, stores } from "./content/index.js";
import { ensureMarket } from "./ensure-market.js";
import { seed, type SeedContent } from "./seed.js";

/** The demo of each market. */
export const DEMO_CONTENT: Readonly<Record<MarketId, SeedContent>> = {
  qa: { stores, categories, collections, banners },
  kw: kuwaitContent,
};

/** Seeds an empty database with the demo's stores in its market; `say` prints the progress. */
export async function seedDemo(
  db: Database,
  config: Pick<Config, "dataDir" | "market">,
  say: (line: string) => void,
): Promise<void> {
  await ensureMarket(db, config);
  let printed = 0;
  const result = await seed(db, DEMO_CONTENT[config.market.id], {
    picturesDir: join(packageRoot, "src/seed/pictures"),
    mediaDir: join(config.dataDir, "media"),
    now: new Date(),
    ratesProducts: true,
    onProgress(step, done, all) {
      const fifth = Math.floor((done / all) * 5);
      if (step !== "pictures" || fifth === printed) return;
      printed = fifth;
      say(`Seeding: ${done} of ${all} pictures`);
    },
  });
  if (result === null) return;
  say(`Seeded ${result.stores} stores, ${result.products} products and ${result.pictures} pictures`);
  if (result.missingPictures.length > 0) say(`Pictures missing: ${result.missingPictures.join(", ")}`);
}

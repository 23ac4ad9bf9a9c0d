import type { Language, Suggestion } from "@talabee/contract";
import { and, desc, eq, gt, isNull } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { products, stores } from "../../db/schema.js";
import { readStoreStates } from "./store-states.js";
import { withDetails } from "./suggestion-details.js";
import type { MarketTime } from "../../market-time.js";

/** Products offered before anything is typed. */
const MAX_POPULAR = 6;
/** Products read to find those of open stores. */
const MAX_READ = 120;

/** The most ordered product of each of the best stores, those that are open first (REQ-CATALOG-38). */
export async function popularProducts(
  queries: Queries,
  language: Language,
  time: MarketTime,
): Promise<Suggestion[]> {
  const rows = await queries
    .select({ id: products.id, name: products.name, storeId: products.storeId })
    .from(products)
    .innerJoin(stores, and(eq(stores.id, products.storeId), eq(stores.active, true)))
    .where(
      and(
        eq(products.featured, true),
        eq(products.active, true),
        gt(products.stock, 0),
        isNull(products.offSince),
      ),
    )
    .orderBy(desc(stores.reviewsCount), stores.id, desc(products.ratingsCount), products.position)
    .limit(MAX_READ);
  const states = await readStoreStates(
    queries,
    rows.map(({ storeId }) => storeId),
    time,
  );
  const best = new Map(rows.toReversed().map((row) => [row.storeId, row]));
  const ofEachStore = [...new Set(rows.map(({ storeId }) => storeId))].flatMap((id) => best.get(id) ?? []);
  const isClosed = ({ storeId }: { storeId: string }) => Number(states.get(storeId)?.isOpen !== true);
  return withDetails(
    queries,
    ofEachStore
      .toSorted((a, b) => isClosed(a) - isClosed(b))
      .slice(0, MAX_POPULAR)
      .map(({ id, name }) => ({ type: "product", id, text: name[language], highlight: [] })),
    language,
    time,
  );
}

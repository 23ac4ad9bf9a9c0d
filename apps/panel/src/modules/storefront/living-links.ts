import { LANGUAGES } from "@talabee/contract";
import { paths } from "@talabee/domain";
import { and, eq, inArray, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Queries } from "../../db/database.js";
import { categories, collections, products, sections, stores } from "../../db/schema.js";

/** Kind and id of each thing of the catalogue that a page shows. */
type Target = `${"store" | "product" | "section" | "collection" | "category"} ${string}`;

const PAGE = new RegExp(
  `^(?:/(?:${LANGUAGES.join("|")}))?/(store|collection|search)/([^/?#]+)(?:/(product|cat)/([^/?#]+))?`,
);

/** What must exist for a path of the storefront to lead to something; null for a path that no catalogue page can have. */
function targetsOf(link: string): Target[] | null {
  const [, page, id, inner, innerId] = PAGE.exec(link) ?? [];
  if (page === undefined || id === undefined) return [];
  try {
    const known = decodeURIComponent(id);
    const shown: Target[] =
      page === "store"
        ? [`store ${known}`]
        : page === "collection"
          ? [`collection ${known}`]
          : known === paths.everyCategory
            ? []
            : [`category ${known}`];
    if (innerId === undefined) return shown;
    return [...shown, `${inner === "product" ? "product" : "section"} ${decodeURIComponent(innerId)}`];
  } catch {
    return null;
  }
}

/**
 * Leaves out what links to a store, dish, category or collection that has left the shop: its customers would be sent to a page
 * that says so.
 */
export async function withLivingLinks<Row extends { readonly link: string }>(
  queries: Queries,
  rows: readonly Row[],
): Promise<Row[]> {
  const wanted = rows.map((row) => ({ row, targets: targetsOf(row.link) }));
  const all = wanted.flatMap(({ targets }) => targets ?? []);
  const living = all.length === 0 ? new Set<string>() : await livingTargets(queries, all);
  return wanted.flatMap(({ row, targets }) =>
    targets?.every((target) => living.has(target)) === true ? [row] : [],
  );
}

async function livingTargets(queries: Queries, targets: readonly Target[]): Promise<ReadonlySet<string>> {
  const idsOf = (kind: string) =>
    targets.flatMap((target) => (target.startsWith(`${kind} `) ? [target.slice(kind.length + 1)] : []));
  const rows = await unionAll(
    queries
      .select({ key: sql<string>`'store ' || ${stores.id}`.as("key") })
      .from(stores)
      .where(and(eq(stores.active, true), inArray(stores.id, idsOf("store")))),
    queries
      .select({ key: sql<string>`'product ' || ${products.id}`.as("key") })
      .from(products)
      .innerJoin(stores, eq(stores.id, products.storeId))
      .where(and(eq(stores.active, true), eq(products.active, true), inArray(products.id, idsOf("product")))),
    queries
      .select({ key: sql<string>`'section ' || ${sections.id}`.as("key") })
      .from(sections)
      .where(inArray(sections.id, idsOf("section"))),
    queries
      .select({ key: sql<string>`'collection ' || ${collections.id}`.as("key") })
      .from(collections)
      .where(inArray(collections.id, idsOf("collection"))),
    queries
      .select({ key: sql<string>`'category ' || ${categories.id}`.as("key") })
      .from(categories)
      .where(inArray(categories.id, idsOf("category"))),
  );
  return new Set(rows.map(({ key }) => key));
}

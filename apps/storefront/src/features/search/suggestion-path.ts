import { product, type Suggestion } from "@talabee/contract";
import { apiQuery, paths, type Shop } from "../../platform/index.js";

/** Where a suggestion leads: a product stands under its store, which has to be asked for. */
export async function suggestionPath(
  shop: Shop,
  { type, id, text }: Pick<Suggestion, "type" | "id" | "text">,
): Promise<string> {
  if (type === "store") return paths.store(id);
  if (type === "category") return paths.searchCategory(id);
  try {
    return paths.product(await shop.queryClient.fetchQuery(apiQuery(shop, product, { params: { id } })));
  } catch {
    // It has just gone, or nothing answers: what else is found for it.
    return paths.search(text);
  }
}

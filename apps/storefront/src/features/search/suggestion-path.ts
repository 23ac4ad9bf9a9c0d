import { product, type Suggestion } from "@talabee/contract";
import { apiQuery, paths, type Shop } from "../../platform/index.js";

/** Path of a suggestion. A product's path contains its store, which is fetched where a server does not name it. */
export async function suggestionPath(
  shop: Shop,
  {
    type,
    id,
    text,
    vendor_id,
  }: Pick<Suggestion, "type" | "id" | "text"> & { vendor_id?: string | null | undefined },
): Promise<string> {
  if (type === "store") return paths.store(id);
  if (type === "category") return paths.searchCategory(id);
  if (typeof vendor_id === "string") return paths.product({ id, vendor_id });
  try {
    return paths.product(await shop.queryClient.fetchQuery(apiQuery(shop, product, { params: { id } })));
  } catch {
    // The product is gone or the call failed: search for its text.
    return paths.search(text);
  }
}

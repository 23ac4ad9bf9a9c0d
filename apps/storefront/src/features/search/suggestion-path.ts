import { product, type Suggestion } from "@talabee/contract";
import { panelQuery, paths, queryClient } from "../../platform/index.js";

/** Where a suggestion leads: a product stands under its store, which has to be asked for. */
export async function addressOf({
  type,
  id,
  text,
}: Pick<Suggestion, "type" | "id" | "text">): Promise<string> {
  if (type === "store") return paths.store(id);
  if (type === "category") return paths.searchCategory(id);
  try {
    return paths.product(await queryClient.fetchQuery(panelQuery(product, { params: { id } })));
  } catch {
    // It has just gone, or nothing answers: what else is found for it.
    return paths.search(text);
  }
}

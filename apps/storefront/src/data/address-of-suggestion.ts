import { product, type Suggestion } from "@talabee/contract";
import { paths } from "../app/paths.js";
import { queryClient } from "./query-client.js";
import { panelQuery } from "./use-panel-query.js";

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

import { readPanel, type SignedIn } from "./panel-client.js";

/**
 * The ids of all orders of a customer. Current orders are read first: one that is delivered in between is in both
 * lists then; in the other order it could be in neither.
 */
export async function orderIdsOf({ token }: SignedIn): Promise<string[]> {
  const ids = new Set<string>();
  for (const scope of ["current", "past"]) {
    const { items } = await readPanel<{ items: { id: string }[] }>(`/api/orders?scope=${scope}`, "en", token);
    for (const { id } of items) ids.add(id);
  }
  return [...ids];
}

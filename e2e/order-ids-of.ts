import { readPanel, type SignedIn } from "./panel-client.js";

/**
 * The ids of all orders of a customer. Those under way are read first: one that is delivered in between stands in both
 * lists then, and in none the other way round.
 */
export async function orderIdsOf({ token }: SignedIn): Promise<string[]> {
  const ids = new Set<string>();
  for (const scope of ["current", "past"]) {
    const { items } = await readPanel<{ items: { id: string }[] }>(`/api/orders?scope=${scope}`, "en", token);
    for (const { id } of items) ids.add(id);
  }
  return [...ids];
}

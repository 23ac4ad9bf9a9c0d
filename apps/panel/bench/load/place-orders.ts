import { randomUUID } from "node:crypto";
import type { Client } from "./client.ts";
import { type Figures, sendAtRate } from "./open-loop.ts";
import type { Shop } from "./servers.ts";

const STORE = "bayt-al-machboos";

/** Ids of products that are added without a choice. */
export async function productsWithoutOptions(client: Client): Promise<string[]> {
  const menu = await client.data<{ items: { id: string; has_addons: boolean }[] }>(
    `/api/stores/${STORE}/products?per_page=50`,
  );
  return menu.items.filter(({ has_addons }) => !has_addons).map(({ id }) => id);
}

/** Fills a cart for each order, then places them at a rate, on the servers in turn. */
export async function placeOrders(
  shop: Shop,
  clients: readonly Client[],
  { count, rate }: { count: number; rate: number },
): Promise<Figures> {
  const products = await productsWithoutOptions(clients[0]!);
  const hashes: string[] = [];
  for (let at = 0; at < count; at++) {
    const token = shop.tokens[at]!;
    const fields = { product_id: products[at % products.length]!, quantity: "2" };
    await clients[0]!.data("/api/cart/clear", { token, fields: {} });
    await clients[0]!.data("/api/cart/add", { token, fields });
    const quote = { token, fields: { order_type: "pickup" } };
    hashes.push((await clients[0]!.data<{ quote_hash: string }>("/api/cart/quote", quote)).quote_hash);
  }
  return sendAtRate(rate, count / rate, (at) =>
    clients[at % clients.length]!.send("/api/orders", {
      token: shop.tokens[at]!,
      key: randomUUID(),
      fields: { order_type: "pickup", payment_method: "cod", quote_hash: hashes[at]! },
    }),
  );
}

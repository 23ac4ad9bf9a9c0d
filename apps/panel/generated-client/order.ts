/**
 * Orders a product with a client that Orval generated from the API document of a running server, and knows nothing else of this
 * repository. `src/generated-client.test.ts` generates `panel.ts`, checks the types of this file against it, and runs it.
 */
import * as panel from "../.cache/generated-client/panel.ts";

const [email = "", password = "", productId = ""] = process.argv.slice(2);

/** Thrown with the status and code of the response when a call fails. */
function failed(what: string, { status, data }: { status: number; data: { code?: string } }): Error {
  return new Error(`${what}: ${status} ${data.code ?? ""}`);
}

const signedIn = await panel.login({ email, password });
if (signedIn.status !== 200) throw failed("login", signedIn);
const session: RequestInit = { headers: { Authorization: `Bearer ${signedIn.data.data.token}` } };

const product = await panel.product(productId);
if (product.status !== 200) throw failed("product", product);
const added = await panel.addToCart(
  { product_id: product.data.data.id, quantity: 2, addons: [] },
  {},
  session,
);
if (added.status !== 200) throw failed("addToCart", added);
const chosen = { order_type: "pickup", payment_method: "cod" } as const;
const quote = await panel.quoteCart(chosen, {}, session);
if (quote.status !== 200) throw failed("quoteCart", quote);

const key = { "Idempotency-Key": crypto.randomUUID() };
const order = { ...chosen, quote_hash: quote.data.data.quote_hash };
const placed = await panel.createOrder(order, key, session);
if (placed.status !== 201) throw failed("createOrder", placed);
const repeated = await panel.createOrder(order, key, session);
if (repeated.status !== 201) throw failed("createOrder again", repeated);
const shown = await panel.order(placed.data.data.id, { "Accept-Language": "ar" }, session);
if (shown.status !== 200) throw failed("order", shown);

// Errors are typed by status: the data of this one is a quote.
const outdated = await panel.createOrder(order, { "Idempotency-Key": crypto.randomUUID() }, session);
if (outdated.status === 201) throw new Error("an empty cart was ordered");

console.log(
  JSON.stringify({
    placed: placed.data.data.id,
    repeated: repeated.data.data.id,
    total: shown.data.data.order_total,
    quoted: quote.data.data.order_total,
    status: shown.data.data.order_status,
    items: shown.data.data.items.map(({ product_id, quantity }) => [product_id, quantity]),
    refused: [outdated.status, outdated.data.code],
  }),
);

import { registry } from "../registry.js";
import type { TestClient, CallInput } from "./test-client.js";

/** An id that no panel generates. */
export const UNKNOWN_ID = "conformance-nothing-has-this-id";

/** Items compared while paging: enough to detect a repeated page without many requests. */
const MAX_PAGES = 6;

/** Catalogue data that later steps need. */
export interface CatalogueSample {
  /** A product that can be ordered now, with its required add-ons. */
  readonly product: {
    readonly id: string;
    readonly vendorId: string;
    readonly price: number;
    readonly maxQuantity: number;
    readonly addons: readonly { readonly id: string; readonly quantity: number }[];
    readonly orderType: "pickup" | "delivery" | "dine_in";
    /** Whether its store also delivers. */
    readonly isDelivered: boolean;
    readonly minOrder: number;
  } | null;
  /** A product of another store; null when there is none. */
  readonly other: {
    readonly id: string;
    readonly addons: readonly { readonly id: string; readonly quantity: number }[];
  } | null;
}

interface Item {
  readonly id: string;
}

/** Checks the public reads: shapes in both languages, unknown ids, pagination. Returns what later steps need. */
export async function browse(client: TestClient): Promise<CatalogueSample> {
  for (const name of ["startup", "appSettings", "vendorCoupons"]) {
    await client.call(name, {}, "success");
    await client.call(name, { language: "ar" }, "success");
  }
  await inBothLanguages(client, "home", {});
  await inBothLanguages(client, "categories", {});
  const shown = await inBothLanguages(client, "collections", {});
  const collection: string | undefined = shown?.items[0]?.id;
  if (collection !== undefined) await inBothLanguages(client, "collection", { params: { id: collection } });
  for (const slug of ["about", "privacy", "terms", "contact"]) {
    await inBothLanguages(client, "page", { params: { slug } });
  }
  await client.call("search", { query: { q: "a" } }, "success");
  await client.call("search", { query: { q: "" }, check: "validation" }, ["validation_failed"]);
  await client.call("suggest", { query: { q: "a" } }, "success");
  await client.call("suggest", {}, "success");
  await checkUnknownIds(client);

  const list = await client.call("vendors", { query: { per_page: 50 } }, "success");
  const stores: readonly StoreLike[] = list.data?.items ?? [];
  const first = stores[0]?.id;
  if (first === undefined) {
    client.recorder.skip("the panel lists no store: store pages, cart and orders were not checked");
    return { product: null, other: null };
  }
  await client.call("storeReviews", { params: { id: first } }, "success");
  await client.call("storeSlots", { params: { id: first } }, "success");
  const data = await inBothLanguages(client, "store", { params: { id: first } });
  const category: string | undefined = data?.categories[0]?.id;
  if (category !== undefined) {
    await paginate(
      client,
      "storeCategory",
      { params: { id: first, cat: category } },
      ({ products }) => products,
    );
  }
  await paginate(client, "vendors", {}, (page) => page);
  await paginate(client, "storeProducts", { params: { id: first } }, (page) => page);
  const catalogue = await findProducts(client, stores);
  if (catalogue.product === null) {
    client.recorder.skip("no product can be ordered now: cart and orders were not checked");
  }
  return catalogue;
}

/**
 * Checks that names and texts are in the requested language: some may be equal in both, such as a brand, but not all,
 * and some of the Arabic ones must be in Arabic script. Returns the English data.
 */
async function inBothLanguages(client: TestClient, name: string, input: CallInput) {
  const { data } = await client.call(name, input, "success");
  const arabic = await client.call(name, { ...input, language: "ar" }, "success");
  const [en, ar] = [textsIn(data), textsIn(arabic.data)];
  if (en.length > 0 && ar.length > 0) {
    const differs = en.join() !== ar.join() && ar.some((text) => /\p{Script=Arabic}/u.test(text));
    client.claim(name, "language", differs, "names are equal in both languages");
  }
  return data;
}

function textsIn(data: unknown): string[] {
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    typeof value === "string" ? (["name", "title", "text"].includes(key) ? [value] : []) : textsIn(value),
  );
}

/** Checks that every public call with an id refuses an unknown one, in both languages. */
async function checkUnknownIds(client: TestClient): Promise<void> {
  for (const [name, call] of Object.entries(registry)) {
    if (call.access !== "public" || call.parameters.length === 0) continue;
    const params = Object.fromEntries(call.parameters.map((parameter) => [parameter, UNKNOWN_ID]));
    // An invalid invitation has an error code of its own.
    const missing = name === "familyPreview" ? "family_code" : "not_found";
    for (const language of ["en", "ar"] as const) {
      await client.call(name, { params, language, check: "unknown ids" }, [missing]);
    }
  }
}

interface Page {
  readonly items: readonly Item[];
  readonly next_cursor: string | null;
}

/**
 * Reads a list with one item a page: checks that no item repeats or is missing, and that invalid page sizes and cursors
 * are refused (REQ-API-31). `pick` returns the page in a response.
 */
export async function paginate(
  client: TestClient,
  name: string,
  input: CallInput,
  // oxlint-disable-next-line typescript/no-explicit-any
  pick: (data: any) => Page,
): Promise<void> {
  const ask = async (query: Record<string, string | number>): Promise<Page | null> => {
    const { data } = await client.call(name, { ...input, query: { ...input.query, ...query } }, "success");
    return data ? pick(data) : null;
  };
  const whole = (await ask({ per_page: 50 }))?.items.map(({ id }) => id);
  if (whole === undefined) return;
  const walked: string[] = [];
  let cursor: string | null = null;
  let pages = 0;
  do {
    const page = await ask({ per_page: 1, ...(cursor === null ? {} : { cursor }) });
    if (page === null) return;
    const { items } = page;
    client.claim(name, "pagination", items.length <= 1, `per_page=1 gave ${items.length} items`);
    walked.push(...items.map(({ id }) => id));
    cursor = page.next_cursor;
    pages += 1;
  } while (cursor !== null && pages < MAX_PAGES);
  const start = whole.slice(0, walked.length);
  client.claim(
    name,
    "pagination",
    walked.join() === start.join(),
    `with per_page=1 the items were ${walked.join(", ")} instead of ${start.join(", ")}`,
  );
  client.claim(
    name,
    "pagination",
    cursor !== null || walked.length === whole.length,
    `with per_page=1 the list ended after ${walked.length} of ${whole.length} items`,
  );
  for (const query of [{ per_page: 51 }, { per_page: 0 }, { cursor: "%%%" }]) {
    await client.call(name, { ...input, query: { ...input.query, ...query }, check: "pagination" }, [
      "validation_failed",
    ]);
  }
}

interface StoreLike {
  readonly id: string;
  readonly is_open: boolean;
  readonly min_order: number;
  readonly order_types: readonly ("pickup" | "delivery" | "dine_in")[];
}

interface ProductLike {
  readonly id: string;
  readonly vendor_id: string;
  readonly price: number;
  readonly sale_price: number | null;
  readonly max_quantity: number;
  readonly addon_groups: readonly {
    readonly min: number;
    readonly options: readonly { readonly id: string; readonly in_stock: boolean; readonly max: number }[];
  }[];
}

/** Finds products that can be ordered: in stock, of an open store, in a quantity that reaches its minimum order. */
async function findProducts(client: TestClient, stores: readonly StoreLike[]): Promise<CatalogueSample> {
  const found: { store: StoreLike; product: ProductLike }[] = [];
  for (const store of stores.filter(
    ({ is_open, order_types }) => is_open && order_types.some((type) => type !== "dine_in"),
  )) {
    const list = await client.call(
      "storeProducts",
      { params: { id: store.id }, query: { per_page: 50 } },
      "success",
    );
    const affordable = ((list.data?.items ?? []) as (ProductLike & { in_stock: boolean })[])
      .filter(({ in_stock, max_quantity }) => in_stock && max_quantity > 1)
      .find((item) => priceOf(item) * (item.max_quantity - 1) >= store.min_order);
    if (affordable === undefined) continue;
    const { data } = await client.call(
      "product",
      { params: { id: affordable.id }, language: "ar" },
      "success",
    );
    if (data) found.push({ store, product: data as ProductLike });
    if (found.length === 2) break;
  }
  const [one, two] = found;
  return {
    product: one
      ? {
          id: one.product.id,
          vendorId: one.store.id,
          price: priceOf(one.product),
          maxQuantity: one.product.max_quantity,
          addons: choose(one.product),
          orderType: one.store.order_types.includes("pickup") ? "pickup" : "delivery",
          isDelivered: one.store.order_types.includes("delivery"),
          minOrder: one.store.min_order,
        }
      : null,
    other: two ? { id: two.product.id, addons: choose(two.product) } : null,
  };
}

function priceOf({ sale_price, price }: Pick<ProductLike, "price" | "sale_price">): number {
  return sale_price ?? price;
}

/** The smallest valid selection of add-ons of a product. */
function choose({ addon_groups }: ProductLike): { id: string; quantity: number }[] {
  return addon_groups.flatMap(({ min, options }) =>
    options
      .filter(({ in_stock }) => in_stock)
      .slice(0, min)
      .map(({ id }) => ({ id, quantity: 1 })),
  );
}

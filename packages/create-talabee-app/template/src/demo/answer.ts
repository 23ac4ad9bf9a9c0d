import type { Product, ProductCard, Store, StoreCard } from "@talabee/contract";
import { type DemoProduct, type DemoStore, demoStores, type Text } from "./stores";

type Language = keyof Text;

const pictures = import.meta.glob<string>("./pictures/*.avif", {
  eager: true,
  query: "?url",
  import: "default",
});
const picture = (name: string, width: number, height: number) => ({
  src: pictures[`./pictures/${name}.avif`]!,
  srcset: "",
  width,
  height,
  thumbhash: null,
});

const summary = (store: DemoStore, language: Language) => ({
  id: store.id,
  name: store.name[language],
  logo: null,
  brand_color: store.color,
});
const ordering = { is_open: true, opens_at: null, preorder_from: null, order_types: ["delivery" as const] };

const storeCard = (store: DemoStore, language: Language): StoreCard => ({
  ...summary(store, language),
  ...ordering,
  cover: picture(`store-${store.id}`, 640, 400),
  rating: store.rating,
  reviews_count: store.reviews,
  cuisines: store.cuisines.map((cuisine) => cuisine[language]),
  tags: [],
  closes_at: null,
  min_order: 0,
  delivery_fee: store.deliveryFee,
  free_delivery_over: null,
  delivery_time: store.minutes,
  offer: store.deliveryFee === 0 ? { kind: "free_delivery" } : null,
});

const storePage = (store: DemoStore, language: Language): Store => ({
  ...storeCard(store, language),
  ...ordering,
  legal_name: store.name[language],
  description: store.description[language],
  menu_layout: store.layout,
  opening_hours: [],
  payment_methods: ["cod"],
  location: null,
  share_url: `${location.origin}/store/${store.id}`,
  categories: store.menu.map(({ id, name, products }) => ({
    id,
    name: name[language],
    products_count: products.length,
  })),
  coupons: [],
  next_slots: [],
});

const productCard = (
  store: DemoStore,
  category: string,
  product: DemoProduct,
  language: Language,
): ProductCard => ({
  id: product.id,
  vendor_id: store.id,
  category_id: category,
  name: product.name[language],
  description: product.description[language],
  price: product.price,
  sale_price: product.salePrice ?? null,
  on_sale: product.salePrice !== undefined,
  featured: false,
  in_stock: !product.soldOut,
  stock_left: product.soldOut ? 0 : null,
  max_quantity: product.soldOut ? 0 : 20,
  image: picture(product.id, 480, 360),
  has_addons: false,
});

const menuOf = (store: DemoStore, language: Language) =>
  store.menu.flatMap(({ id, products }) =>
    products.map((product) => productCard(store, id, product, language)),
  );

function productPage(id: string, language: Language): Product | undefined {
  for (const store of demoStores) {
    const card = menuOf(store, language).find((product) => product.id === id);
    if (card)
      return {
        ...card,
        brand: null,
        rating: 0,
        ratings_count: 0,
        images: card.image ? [card.image] : [],
        addon_groups: [],
        vendor: { ...summary(store, language), ...ordering },
        share_url: `${location.origin}/store/${store.id}/product/${id}`,
      };
  }
  return undefined;
}

const list = <Item>(items: Item[]) => ({ items, next_cursor: null });

function dataOf({ pathname, searchParams }: URL, language: Language): unknown {
  if (pathname === "/api/vendors") {
    const wanted = (searchParams.get("q") ?? "").toLowerCase();
    const matches = ({ name, cuisines }: DemoStore) =>
      [name, ...cuisines].some((words) => `${words.en} ${words.ar}`.toLowerCase().includes(wanted));
    return list(demoStores.filter(matches).map((store) => storeCard(store, language)));
  }
  const [, kind, id = "", part] = /^\/api\/(stores|products)\/([^/]+)(\/products)?$/.exec(pathname) ?? [];
  if (kind === "products") return productPage(decodeURIComponent(id), language);
  const store = demoStores.find((candidate) => candidate.id === decodeURIComponent(id));
  if (store === undefined) return undefined;
  return part ? list(menuOf(store, language)) : storePage(store, language);
}

/** Answers the calls of this app's pages as a panel does, from the demo data. Stands in for `fetch`. */
export async function answerFromDemo(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input, location.origin);
  const language = new Headers(init?.headers).get("Accept-Language") === "ar" ? "ar" : "en";
  const data = dataOf(url, language);
  return data === undefined
    ? Response.json({ message: "", code: "not_found" }, { status: 404 })
    : Response.json({ message: "", data });
}

import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { LocaleProvider, type Language } from "../locale/index.js";
import { storyProduct, storyProducts } from "../story-data/products.js";
import { StoryShell } from "../story-data/shell.js";
import {
  opensIn,
  storyBanners,
  storyCategories,
  storyCollections,
  storyStore,
  storyStores,
} from "../story-data/stores.js";
import { ProductSheet } from "../widgets/product-sheet/index.js";
import { HomeScreen } from "./home-screen/index.js";
import { StatusScreen } from "./status-screen/index.js";
import { StoreCategoryScreen } from "./store-category-screen/index.js";
import { StoreScreen } from "./store-screen/index.js";

const nothing = () => {};

const screens: Record<string, (language: Language) => ReactNode> = {
  home: (language) => (
    <HomeScreen
      status="ready"
      onRetry={nothing}
      hrefs={{
        store: (id) => `/store/${id}`,
        category: (id) => `/?category=${id}`,
        collection: (id) => `/collection/${id}`,
        product: ({ id }) => `/product/${id}`,
      }}
      home={{
        rails: [
          { kind: "categories", id: "c", title: "", items: storyCategories(language) },
          { kind: "banners", id: "b", title: "", items: storyBanners(language) },
          { kind: "stores", id: "s", title: "Stores", items: storyStores(language) },
          { kind: "collections", id: "k", title: "Collections", items: storyCollections(language) },
          { kind: "products", id: "p", title: "Products", items: storyProducts(language) },
        ],
      }}
    />
  ),
  store: (language) => (
    <>
      <StoreScreen
        status="ready"
        store={storyStore(language, 0, { is_open: false, opens_at: opensIn(1) })}
        menuStatus="loading"
        menuComplete={false}
        products={storyProducts(language)}
        productHref={({ id }) => `/product/${id}`}
        categoryHref={(id) => `/cat/${id}`}
        quantities={{ luqaimat: 2 }}
        onQuantityChange={nothing}
        onRetry={nothing}
        cart={{ count: 1, total: 4400, onOpen: nothing }}
      />
      <ProductSheet
        open
        onOpenChange={nothing}
        status="ready"
        product={storyProduct(language)}
        onRetry={nothing}
        onAdd={nothing}
      />
    </>
  ),
  category: (language) => (
    <StoreCategoryScreen
      status="ready"
      store={storyStore(language)}
      category={{ id: "sweets", name: "Sweets", products_count: 10 }}
      products={storyProducts(language)}
      storeHref="/store"
      productHref={({ id }) => `/product/${id}`}
      categoryHref={(id) => `/cat/${id}`}
      onRetry={nothing}
    />
  ),
  loading: () => <HomeScreen status="loading" onRetry={nothing} hrefs={{ store: (id) => `/store/${id}` }} />,
  status: () => <StatusScreen kind="not-found" />,
};

// In Node without a DOM: touching `window` while rendering or importing would throw.
it.each(Object.keys(screens))("renders the %s screen on a server, in both languages", (name) => {
  for (const language of ["en", "ar"] as const) {
    const html = renderToString(
      <LocaleProvider language={language}>
        <StoryShell>{screens[name]!(language)}</StoryShell>
      </LocaleProvider>,
    );
    expect(html).toContain('data-slot="page-shell"');
    if (name === "home") expect(html).toContain(language === "ar" ? "بيت المجبوس" : "Bayt Al Machboos");
  }
});

it("leaves out a rail whose things lead nowhere", () => {
  const html = renderToString(
    <LocaleProvider language="en">
      <HomeScreen
        status="ready"
        onRetry={nothing}
        hrefs={{ store: (id) => `/store/${id}` }}
        home={{
          rails: [
            { kind: "collections", id: "k", title: "Collections", items: storyCollections("en") },
            { kind: "stores", id: "s", title: "Stores", items: storyStores("en") },
          ],
        }}
      />
    </LocaleProvider>,
  );
  expect(html).not.toContain("Collections");
  expect(html).toContain("Stores");
});

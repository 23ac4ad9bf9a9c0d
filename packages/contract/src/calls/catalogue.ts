/* Catalogue. */
import { defineCall } from "../call.js";
import {
  categoriesQuery,
  Category,
  CollectionCard,
  CollectionPage,
  collectionQuery,
  Product,
  ProductList,
  Store,
  StoreCard,
  StoreCategoryPage,
  StoreSlots,
  storeSlotsQuery,
  storesQuery,
} from "../schemas/catalogue.js";
import { fulfilmentQuery } from "../schemas/fulfilment.js";
import { listOf, pageQuery } from "../schemas/primitives.js";
import { reviewsQuery, StoreReviews } from "../schemas/reviews.js";
import { searchQuery, SearchResults, Suggestion, suggestQuery } from "../schemas/search.js";

export const categories = defineCall({
  method: "GET",
  path: "/api/categories",
  tag: "Catalogue",
  summary: "Categories of stores",
  access: "public",
  query: categoriesQuery,
  data: listOf(Category),
});

export const collections = defineCall({
  method: "GET",
  path: "/api/collections",
  tag: "Catalogue",
  summary: "Collections",
  access: "public",
  query: pageQuery,
  data: listOf(CollectionCard),
});

export const collection = defineCall({
  method: "GET",
  path: "/api/collections/{id}",
  tag: "Catalogue",
  summary: "A collection with a page of its products",
  access: "public",
  query: collectionQuery,
  data: CollectionPage,
  errors: { not_found: null },
});

export const vendors = defineCall({
  method: "GET",
  path: "/api/vendors",
  tag: "Catalogue",
  summary: "Stores, open ones first",
  access: "public",
  query: storesQuery,
  data: listOf(StoreCard),
});

export const store = defineCall({
  method: "GET",
  path: "/api/stores/{id}",
  tag: "Catalogue",
  summary: "A store's page",
  access: "public",
  query: fulfilmentQuery,
  data: Store,
  errors: { not_found: null, store_inactive: null },
});

export const storeSlots = defineCall({
  method: "GET",
  path: "/api/stores/{id}/slots",
  tag: "Catalogue",
  summary: "Delivery and pickup slots of a store by day",
  access: "public",
  query: storeSlotsQuery,
  data: StoreSlots,
  errors: { not_found: null, store_inactive: null },
});

export const storeProducts = defineCall({
  method: "GET",
  path: "/api/stores/{id}/products",
  tag: "Catalogue",
  summary: "A store's whole menu, in the order of its categories",
  access: "public",
  query: pageQuery,
  data: ProductList,
  errors: { not_found: null, store_inactive: null },
});

export const storeCategory = defineCall({
  method: "GET",
  path: "/api/stores/{id}/categories/{cat}",
  tag: "Catalogue",
  summary: "One category of a store's menu",
  access: "public",
  query: pageQuery,
  data: StoreCategoryPage,
  errors: { not_found: null, store_inactive: null },
});

export const product = defineCall({
  method: "GET",
  path: "/api/products/{id}",
  tag: "Catalogue",
  summary: "A product with its add-on groups",
  access: "public",
  data: Product,
  errors: { not_found: null, store_inactive: null },
});

export const search = defineCall({
  method: "GET",
  path: "/api/search",
  tag: "Catalogue",
  summary: "Stores, categories and products that match, best first",
  access: "public",
  query: searchQuery,
  data: SearchResults,
});

export const suggest = defineCall({
  method: "GET",
  path: "/api/search/suggest",
  tag: "Catalogue",
  summary: "Completions of a search text, or popular products without one",
  access: "public",
  query: suggestQuery,
  data: listOf(Suggestion),
});

export const storeReviews = defineCall({
  method: "GET",
  path: "/api/stores/{id}/reviews",
  tag: "Catalogue",
  summary: "Reviews of a store",
  access: "public",
  query: reviewsQuery,
  data: StoreReviews,
  errors: { not_found: null, store_inactive: null },
});

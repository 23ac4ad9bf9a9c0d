import { appSettings, type Product, startup } from "@talabee/contract";
import { readLine } from "@talabee/domain";
import type { ParamParseKey } from "react-router";
import {
  authPictureRead,
  categoriesRead,
  categoryOf,
  collectionRead,
  cuisinesRead,
  homeRead,
  type KnownFulfilment,
  listStart,
  menuSearchOf,
  menuSearchRead,
  moreProductsRead,
  orderRead,
  pageRead,
  productRead,
  type Read,
  reviewSortOf,
  reviewsRead,
  searchedText,
  searchRead,
  storeCategoryRead,
  storeFiltersOf,
  storeListRead,
  storeMenuRead,
  storeRead,
  suggestRead,
  trackOrderRead,
  vendorCouponsRead,
} from "../platform/index.js";
import type { authScreens, personalScreens, shopScreens } from "./route-table.js";

export type ReadsOf<Path extends string> = (
  params: { readonly [Name in ParamParseKey<Path>]: string },
  place: KnownFulfilment,
  search: URLSearchParams,
) => readonly Read[];

export type PublicPath = (typeof shopScreens)[number]["path"];
type OtherPath = (typeof authScreens | typeof personalScreens)[number]["path"];

/** What every page reads. */
export const frameReads: readonly Read[] = [[appSettings]];

/** What a sheet over a screen reads. */
export const sheetReads: ReadsOf<":productId"> = ({ productId }) => [productRead(productId)];

/** What a screen reads that needs no data. */
export const nothing = () => [];
const orderPage: ReadsOf<":orderId"> = ({ orderId }) => [orderRead(orderId)];

/**
 * What the screen of each path reads first: the server loads it before it renders the page, a prefetch before a link is
 * followed. Not in the table of routes itself, which is in the first script of every page.
 */
export const routeReads = {
  "/": (_, place) => [homeRead(place)],
  "/categories": () => [categoriesRead()],
  "/search": (_, _place, search) => {
    const q = searchedText(search);
    const results = searchRead(q, search.get("type"), listStart(search).cursor);
    return [categoriesRead(), results, suggestRead(q ?? "")];
  },
  "/search/:categoryId": ({ categoryId }, place, search) => {
    const category = categoryOf(categoryId);
    const filters = storeFiltersOf(search, place);
    const stores = storeListRead(category, place, filters, readLine(filters.text));
    return [...(category === undefined ? [] : [categoriesRead()]), stores, cuisinesRead(category)];
  },
  "/collection/:collectionId": ({ collectionId }, _, search) => [
    collectionRead(collectionId, search.get("sub"), search.get("sort"), listStart(search).cursor),
  ],
  "/vendor-coupons": () => [vendorCouponsRead()],
  "/favourite": nothing,
  "/store/:storeId": ({ storeId }, place, search) => [
    storeRead(storeId, place),
    storeMenuRead(storeId),
    menuSearchRead(storeId, readLine(menuSearchOf(search))),
  ],
  "/store/:storeId/product/:productId": ({ storeId, productId }, place) => [
    [...productRead(productId), (product: Product) => [moreProductsRead(product)]],
    storeRead(storeId, place),
  ],
  "/collection/:collectionId/product/:productId": ({ productId }, place) => [
    [
      ...productRead(productId),
      (product: Product) => [moreProductsRead(product), storeRead(product.vendor_id, place)],
    ],
  ],
  "/store/:storeId/cat/:catId": ({ storeId, catId }, place, search) => [
    storeRead(storeId, place),
    storeCategoryRead(storeId, catId, listStart(search).cursor),
  ],
  "/store/:storeId/reviews": ({ storeId }, place, search) => [
    storeRead(storeId, place),
    reviewsRead(storeId, reviewSortOf(search), listStart(search).cursor),
  ],
  "/cart": nothing,
  "/apply/:type": () => [[startup]],
  "/joinFamily": nothing,
  "/contact": nothing,
  "/about": () => [pageRead("about")],
  "/terms": () => [pageRead("terms")],
  "/privacy": () => [pageRead("privacy")],
  "/auth": () => [authPictureRead()],
  "/orders/:orderId": orderPage,
  "/orders/:orderId/track": ({ orderId }) => [orderRead(orderId), trackOrderRead(orderId)],
  "/orders/:orderId/receipt": orderPage,
  "/orders/:orderId/review": orderPage,
} satisfies { [Path in PublicPath]: ReadsOf<Path> } & { [Path in OtherPath]?: ReadsOf<Path> };

/** What the route of a path reads first. */
export const readsAt = (path: string) =>
  (routeReads as Readonly<Record<string, unknown>>)[path] as ReadsOf<string> | undefined;

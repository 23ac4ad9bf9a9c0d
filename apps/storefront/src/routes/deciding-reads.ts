import { categoryOf, listStart, type Read, storeRead } from "../platform/index.js";
import { nothing, type PublicPath, type ReadsOf, routeReads, sheetReads } from "./route-reads.js";

type DecidingReads<Path extends string> = (...of: Parameters<ReadsOf<Path>>) => readonly Read[] | null;

/**
 * The reads of a guest's page that decide whether it exists: a server sends the beginning of the page once they are answered.
 * A refusal of any other changes no status. Null where the page has to be rendered to know it.
 */
const decidingReads = {
  "/": nothing,
  "/categories": nothing,
  // A search shows what it finds; only the cursor of an address can be wrong.
  "/search": (params, place, search) =>
    listStart(search).cursor === undefined ? [] : routeReads["/search"](params, place, search),
  // Whether there is such a category is known from the content of a response.
  "/search/:categoryId": ({ categoryId }, _place, search) =>
    categoryOf(categoryId) === undefined && listStart(search).cursor === undefined ? [] : null,
  "/collection/:collectionId": routeReads["/collection/:collectionId"],
  "/vendor-coupons": nothing,
  "/favourite": nothing,
  "/store/:storeId": ({ storeId }, place) => [storeRead(storeId, place)],
  "/store/:storeId/product/:productId": sheetReads,
  "/collection/:collectionId/product/:productId": sheetReads,
  "/store/:storeId/cat/:catId": routeReads["/store/:storeId/cat/:catId"],
  "/store/:storeId/reviews": routeReads["/store/:storeId/reviews"],
  "/cart": nothing,
  "/about": routeReads["/about"],
  "/terms": routeReads["/terms"],
  "/privacy": routeReads["/privacy"],
  "/auth": nothing,
} satisfies { [Path in PublicPath | "/auth"]?: DecidingReads<Path> };

/** The reads that decide whether the page at a path exists; undefined for a path whose pages are not begun early. */
export const decidingReadsAt = (path: string) =>
  (decidingReads as Readonly<Record<string, unknown>>)[path] as DecidingReads<string> | undefined;

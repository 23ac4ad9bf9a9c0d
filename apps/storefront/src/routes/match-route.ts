import type { ComponentType } from "react";
import { matchRoutes } from "react-router";
import { type KnownFulfilment, loadPatiently, persistently, type Read } from "../platform/index.js";
import {
  authScreens,
  notFoundScreen,
  personalScreens,
  type Route,
  sheets,
  shopScreens,
  userInfoScreen,
  verificationScreens,
} from "./route-table.js";

const pages = [...shopScreens, ...authScreens, ...verificationScreens, userInfoScreen, ...personalScreens];

const firstSegment = (path: string) => path.split("/")[1]?.toLowerCase();

/**
 * The routes whose path begins like an address; all for one in an encoded form, which the router decodes. The router makes a
 * regular expression of each path that it tries, and tried all of them three times on a first visit.
 */
export function atPath(routes: readonly Route[], pathname: string): readonly Route[] {
  const first = firstSegment(pathname);
  if (first?.includes("%") === true) return routes;
  return routes.filter(({ path }) => firstSegment(path) === first);
}

type Params = Readonly<Record<string, string>>;

export interface MatchedRoute {
  readonly route: Route;
  readonly params: Params;
}

function match(routes: readonly Route[], pathname: string): MatchedRoute | undefined {
  const candidates = atPath(routes, pathname).map((route) => ({ path: route.path, handle: route }));
  const [found] = matchRoutes(candidates, pathname) ?? [];
  return found && { route: found.route.handle, params: found.params as Params };
}

/** The route of the page at a path, as the router chooses it. */
export const pageAt = (pathname: string): MatchedRoute =>
  match(pages, pathname) ?? { route: notFoundScreen, params: {} };

/** The route that a link in the app leads to: some open in a sheet. */
export const linkedRoute = (pathname: string): MatchedRoute | undefined =>
  match(sheets, pathname) ?? match(pages, pathname);

/** What a route reads first. */
export async function readsOf(
  { route, params }: MatchedRoute,
  place: KnownFulfilment,
  search: string,
): Promise<readonly Read[]> {
  const { readsAt, sheetReads } = await persistently(() => import("./route-reads.js"));
  const reads = (sheets as readonly Route[]).includes(route) ? sheetReads : readsAt(route.path);
  return reads?.(params, place, new URLSearchParams(search)) ?? [];
}

/** Screens that have been loaded, by route. */
export type LoadedScreens = ReadonlyMap<Route, ComponentType>;

/**
 * Loads the screen of a path. A rendered page needs it before it is hydrated: an update that meets a loading screen would
 * replace the page. Any other shows the loading screen of index.html until then: React would keep one of the app for 300 ms.
 */
export async function loadScreens(pathname: string): Promise<LoadedScreens> {
  const { route } = pageAt(pathname);
  return new Map([[route, (await loadPatiently(route.load)).default]]);
}

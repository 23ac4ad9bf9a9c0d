import { readFileSync } from "node:fs";
import { ROUTES } from "./route-table.js";

/** Routes of the app whose first HTML the server may render: the shop, its product sheets, and the sign-in page. */
const SECTIONS = /export const (?:shopScreens|sheets) = .*?\n(?:\]|\));?/gs;

/**
 * One path for each public route of the app, from the table of routes under test. The app's own table is read as text,
 * because importing it would import every screen. A public route without a row fails here.
 */
export function publicPaths(): string[] {
  const table = readFileSync("apps/storefront/src/routes/route-table.ts", "utf8");
  const sections = table.match(SECTIONS) ?? [];
  if (sections.length !== 2) throw new Error("route-table.ts has other sections than expected");
  const routes = [...sections.join("\n").matchAll(/"(\/[^"]*)"/g)].map(([, route]) => route!);
  // The sheets' section also names the part of a path that it removes.
  const paths = routes.filter((route) => route !== "/product/:productId").map(pathOf);
  return [...new Set([...paths, "/auth", "/nowhere"])];
}

function pathOf(route: string): string {
  const pattern = new RegExp(`^${route.replace(/:\w+/g, "[^/]+")}$`);
  const row = Object.values(ROUTES).find(({ path }) => typeof path === "string" && pattern.test(path));
  if (row === undefined) throw new Error(`route-table.ts of the tests has no row for ${route}`);
  return row.path as string;
}

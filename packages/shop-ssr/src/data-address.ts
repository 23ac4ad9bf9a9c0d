import { createHash } from "node:crypto";
import type { PageKey } from "./types.ts";

/** Path of the data of pages, in the syntax of Hono. */
export const PAGE_DATA_PATH = "/page-data/:digest";

/** A hash of a text, short enough for addresses and ETags. */
export function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 22);
}

/**
 * The address of a page's data, which names its content: the first view does not wait for what only the app needs. A server
 * that does not have the data finds the page in the query.
 */
export function dataAddress(data: string, { url, language }: Pick<PageKey, "url" | "language">): string {
  const query = new URLSearchParams({ lang: language, page: url });
  return `${PAGE_DATA_PATH.replace(":digest", digestOf(data))}?${query}`;
}

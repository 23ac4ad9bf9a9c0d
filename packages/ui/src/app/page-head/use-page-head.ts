"use client";
import { use, useLayoutEffect, useState } from "react";
import type { AsyncStatus } from "../../lib/async-status.js";
import {
  commonMessages,
  type MessageDescriptor,
  useLocale,
  useMarket,
  useMessages,
} from "../../locale/index.js";
import { useBrandIdentity } from "../../theme/brand-identity.js";
import { nextOrder, showTitle } from "./document-title.js";
import { HeadContext } from "./head-context.js";
import type { PageAbout } from "./page-about.js";
import { pageTitle } from "./page-name.js";

let ownName: string | undefined;

/** The operator's own name for the shop, which the server wrote into the page; null for the default name. */
function readOwnName(): string | null {
  if (typeof document === "undefined") return null;
  ownName ??= document.querySelector<HTMLMetaElement>("meta[data-own-name]")?.content ?? "";
  return ownName === "" ? null : ownName;
}

/**
 * Tells what a page is about (REQ-ROUTE-04): the one place that its title and, on the server, its metadata come from.
 * While it is undefined, the previous title stays. `status` is that of the query for it: after a failure the title is
 * the brand. A sheet over a page sets the title until it closes.
 */
export function usePageHead(about: PageAbout | undefined, status?: AsyncStatus): void {
  const { t } = useMessages();
  use(HeadContext)?.(about);
  const { language } = useLocale();
  const brand = useBrandIdentity()?.name[language] ?? readOwnName() ?? t(commonMessages.brand);
  const place = useMarket().place?.[language];
  const title = about ? pageTitle(about, t, { brand, place }) : status === "failed" ? brand : undefined;
  const [order] = useState(nextOrder);
  useLayoutEffect(() => showTitle(order, title), [order, title]);
}

/** The title of a page that no search engine lists, such as a customer's own; null for the brand alone. */
export function usePageTitle(
  name: string | MessageDescriptor<string, string> | null | undefined,
  status?: AsyncStatus,
): void {
  usePageHead(name === undefined ? undefined : { kind: "private", name }, status);
}

"use client";
import { useLayoutEffect, useRef, useState } from "react";
import type { AsyncStatus } from "../lib/async-status.js";
import { commonMessages, type MessageDescriptor, useMessages } from "../locale/index.js";

/**
 * Sets the document title to the page's name and the brand; null for the brand alone. While the name is undefined, the
 * previous title stays. `status` is that of the query for the name: after a failure the title is the brand. A sheet
 * over a page sets its titleElement title until it closes.
 */
export function usePageTitle(
  name: string | MessageDescriptor<string, string> | null | undefined,
  status?: AsyncStatus,
): void {
  const { t } = useMessages();
  const [previous, setPrevious] = useState(() => (typeof document === "undefined" ? "" : document.title));
  const element = useRef<HTMLTitleElement>(null);
  const brand = t(commonMessages.brand);
  const text = typeof name === "object" && name !== null ? t(name) : name;
  const isBrandAlone = text === null || (text === undefined && status === "failed");
  const title = isBrandAlone ? brand : text === undefined ? previous : `${text} · ${brand}`;
  if (title !== previous) setPrevious(title);

  useLayoutEffect(() => {
    const titleElement = (element.current = document.createElement("title"));
    // Browsers use the first title of the document.
    document.head.prepend(titleElement);
    return () => titleElement.remove();
  }, []);
  useLayoutEffect(() => {
    element.current!.textContent = title;
  }, [title]);
}

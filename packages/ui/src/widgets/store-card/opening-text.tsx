"use client";
import { useOpeningText } from "./use-opening-text.js";

/** `useOpeningText` as a component: a card of an open store then reads no time. */
export function OpeningText({ at, form }: { at: string | null; form?: "opens" | "closed" }) {
  return useOpeningText()(at, form);
}

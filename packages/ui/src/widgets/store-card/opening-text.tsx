"use client";
import { type OpeningForm, useOpeningText } from "./use-opening-text.js";

/** `useOpeningText` as a component: a card of an open store then reads no time. */
export function OpeningText({ at, form }: { at: string | null; form?: OpeningForm }) {
  return useOpeningText()(at, form);
}

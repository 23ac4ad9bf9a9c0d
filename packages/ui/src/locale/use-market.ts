"use client";
import { useLocale } from "./locale-context.js";
import { qatar, type Market } from "./market.js";

/**
 * The market of the provider around; Qatar without one. The default is filled in here, not in the context: components
 * without amounts, times and phone numbers do not load it.
 */
export function useMarket(): Market {
  return useLocale().market ?? qatar;
}

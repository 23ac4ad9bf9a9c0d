import { cuisinesByFrequency } from "@talabee/domain";
import { useMemo } from "react";
import { vendors } from "#calls";
import { useApiQuery } from "./use-api-query.js";

export interface Cuisines {
  cuisines: readonly string[];
  /** Reads the cuisines again; undefined unless they did not load. */
  onRetryCuisines: (() => void) | undefined;
}

/** The stores of a category, whatever the filters. */
export const cuisinesRead = (category_id: string | undefined) =>
  [vendors, { query: { category_id, per_page: 50 } }] as const;

/** Cuisines of a category's stores, most frequent first. Ignores the filters, so that all choices stay available. */
export function useCuisines(category_id: string | undefined): Cuisines {
  const { data, status, retry } = useApiQuery(...cuisinesRead(category_id));
  const cuisines = useMemo(() => cuisinesByFrequency(data?.items ?? []), [data]);
  return { cuisines, onRetryCuisines: data === undefined && status === "failed" ? retry : undefined };
}

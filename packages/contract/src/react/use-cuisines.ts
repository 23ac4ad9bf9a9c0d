import { cuisinesByFrequency } from "@talabee/domain";
import { useMemo } from "react";
import { vendors } from "#calls";
import { useApiQuery } from "./use-api-query.js";

/** Cuisines of a category's stores, most frequent first. Ignores the filters, so that all choices stay available. */
export function useCuisines(category_id: string | undefined): readonly string[] {
  const { data } = useApiQuery(vendors, { query: { category_id, per_page: 50 } });
  return useMemo(() => cuisinesByFrequency(data?.items ?? []), [data]);
}

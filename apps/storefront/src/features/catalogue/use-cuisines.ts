import { vendors } from "@talabee/contract";
import { useMemo } from "react";
import { useApiQuery } from "../../platform/index.js";

/** Cuisines of a category's stores, most frequent first. Ignores the filters, so that all choices stay available. */
export function useCuisines(category_id: string | undefined): readonly string[] {
  const { data } = useApiQuery(vendors, { query: { category_id, per_page: 50 } });
  return useMemo(() => {
    const counts = new Map<string, number>();
    for (const { cuisines } of data?.items ?? [])
      for (const cuisine of cuisines) counts.set(cuisine, (counts.get(cuisine) ?? 0) + 1);
    return [...counts].toSorted(([, one], [, other]) => other - one).map(([cuisine]) => cuisine);
  }, [data]);
}

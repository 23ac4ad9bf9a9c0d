import { vendors } from "@talabee/contract";
import { useMemo } from "react";
import { useApiQuery } from "../../platform/index.js";

/** What the stores of a category cook, the most common first: choices that narrowing itself must not take away. */
export function useCuisines(category_id: string | undefined): readonly string[] {
  const { data } = useApiQuery(vendors, { query: { category_id, per_page: 50 } });
  return useMemo(() => {
    const times = new Map<string, number>();
    for (const { cuisines } of data?.items ?? [])
      for (const cuisine of cuisines) times.set(cuisine, (times.get(cuisine) ?? 0) + 1);
    return [...times].toSorted(([, one], [, other]) => other - one).map(([cuisine]) => cuisine);
  }, [data]);
}

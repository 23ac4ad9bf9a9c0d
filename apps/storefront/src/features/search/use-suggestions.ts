import { suggest } from "@talabee/contract";
import { readLine } from "@talabee/domain";
import { useDebouncedValue } from "@talabee/ui/app";
import { useState } from "react";
import { suggestRead, useApiQuery } from "../../platform/index.js";

/** Debounce of typing before suggestions are requested. */
const DEBOUNCE_MS = 150;

/** Popular products, read once the field has the focus. */
export function usePopularProducts() {
  const [isAsked, setAsked] = useState(false);
  const { data } = useApiQuery(suggest, { enabled: isAsked });
  return { popular: data?.items ?? [], onFocus: () => setAsked(true) };
}

/** Suggestions for the typed text; those of an earlier text are never shown. */
export function useSuggestions(typed: string) {
  const text = readLine(typed);
  const debounced = useDebouncedValue(text, DEBOUNCE_MS);
  const { data, status } = useApiQuery(...suggestRead(debounced));
  const isCurrent = text === debounced;
  return {
    suggestions: (isCurrent && text !== "" && data?.items) || [],
    loading: text !== "" && (!isCurrent || status === "loading"),
  };
}

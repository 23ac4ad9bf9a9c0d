import { suggest } from "@talabee/contract";
import { useApiQuery, useDebouncedValue } from "../../platform/index.js";

/** How long typing has to rest before suggestions are asked for. */
const PAUSE_MS = 150;

/** What completes a text while it is typed; never what completed an earlier one. */
export function useSuggestions(typed: string) {
  const text = typed.trim();
  const settled = useDebouncedValue(text, PAUSE_MS);
  const { data, status } = useApiQuery(suggest, { query: { q: settled }, enabled: settled !== "" });
  const isCurrent = text === settled;
  return {
    suggestions: (isCurrent && text !== "" && data?.items) || [],
    loading: text !== "" && (!isCurrent || status === "loading"),
  };
}

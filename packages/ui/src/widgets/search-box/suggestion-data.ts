import type { HighlightData } from "./highlighted.js";

/** A completion of the typed text, as the server sends it. */
export interface SuggestionData {
  text: string;
  type: "store" | "product" | "category";
  id: string;
  /** The ranges of `text` that match the typed text. */
  highlight: readonly HighlightData[];
}

import type { PictureSource } from "../../primitives/picture/index.js";
import type { HighlightData } from "./highlighted.js";

/** A completion of the typed text, as the server sends it. */
export interface SuggestionData {
  text: string;
  type: "store" | "product" | "category";
  id: string;
  /** The ranges of `text` that match the typed text. */
  highlight: readonly HighlightData[];
  image?: PictureSource | null | undefined;
  /** Current price of a product, in minor units. */
  price?: number | null | undefined;
  /** Id and name of a product's store. */
  vendor_id?: string | null | undefined;
  vendor_name?: string | null | undefined;
}

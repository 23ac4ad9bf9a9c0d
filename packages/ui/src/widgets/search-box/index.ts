export { type SearchBoxProps, SearchBox } from "./search-box.js";
export type { HighlightData } from "./highlighted.js";
export type { SuggestionData } from "./suggestion-data.js";

export * from "./combobox.js";
export type { ComboboxOption } from "./filter-options.js";

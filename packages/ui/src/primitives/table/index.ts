export * from "./table.js";
export * from "./table-parts.js";
export type { SortValue, TableSort } from "./sort-rows.js";

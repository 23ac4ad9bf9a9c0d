export {
  type StoreFilterValues,
  filterCount,
  type StoreSort,
  useStoreSorts,
  type StoreFiltersProps,
  StoreFilters,
} from "./store-filters.js";

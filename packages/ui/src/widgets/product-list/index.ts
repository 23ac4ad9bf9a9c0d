export {
  type ProductListActions,
  type ProductListLayout,
  type ProductListProps,
  ProductListSkeleton,
  ProductList,
} from "./product-list.js";

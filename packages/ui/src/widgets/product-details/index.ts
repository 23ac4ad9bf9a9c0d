export type { OrderableProductData, ProductData } from "./product-data.js";
export { type ProductChoiceState, type ProductDetailsProps, ProductDetails } from "./product-details.js";
export { type ProductGalleryProps, ProductGallery } from "./product-gallery.js";
export {
  type AddProduct,
  type ProductOrderProps,
  type ProductOrder,
  useProductOrder,
  type ProductOrderBarProps,
  ProductOrderBar,
} from "./product-order.js";
export { type ProductSummaryProps, ProductSummary } from "./product-summary.js";
export type { ProductChoice } from "./use-product-choice.js";

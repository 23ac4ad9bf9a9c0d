import {
  collection,
  page,
  product,
  PRODUCT_SORTS,
  REVIEW_SORTS,
  storeCategory,
  storeReviews,
  vendorCoupons,
  vendors,
} from "@talabee/contract";

/** A collection with its products. */
export const collectionRead = (
  id: string,
  sub: string | null,
  sort: string | null,
  cursor: string | undefined,
) =>
  [
    collection,
    {
      params: { id },
      query: { sub_collection_id: sub ?? undefined, sort: PRODUCT_SORTS.find((one) => one === sort), cursor },
      filterParams: ["sub_collection_id", "sort", "cursor"],
      list: "products",
      paged: true,
    },
  ] as const;

/** The coupons of stores. */
export const vendorCouponsRead = () => [vendorCoupons, { paged: true }] as const;

/** A product. */
export const productRead = (id: string) => [product, { params: { id } }] as const;

/** Products of the same category below a product. */
export const MORE_PRODUCTS = 6;

/** The category of a product, once that has come. */
export const moreProductsRead = (of: { vendor_id: string; category_id: string } | undefined) =>
  [
    storeCategory,
    {
      params: { id: of?.vendor_id ?? "", cat: of?.category_id ?? "" },
      // The product itself may be one of them.
      query: { per_page: MORE_PRODUCTS + 1 },
      list: "products",
      enabled: of !== undefined,
      paged: true,
    },
  ] as const;

/** The products of one category of a store. */
export const storeCategoryRead = (id: string, cat: string, cursor: string | undefined) =>
  [storeCategory, { params: { id, cat }, query: { cursor }, list: "products", paged: true }] as const;

/** The order of reviews in an address. */
export const reviewSortOf = (params: URLSearchParams) =>
  REVIEW_SORTS.find((one) => one === params.get("sort")) ?? "newest";

/** The reviews of a store. */
export const reviewsRead = (id: string, sort: ReturnType<typeof reviewSortOf>, cursor: string | undefined) =>
  [
    storeReviews,
    { params: { id }, query: { sort, cursor }, filterParams: ["sort", "cursor"], paged: true },
  ] as const;

/** A page of text, by its path. */
export const pageRead = (slug: string) => [page, { params: { slug } }] as const;

/** Stores, for the picture beside the sign-in form. */
export const authPictureRead = () => [vendors, { query: { per_page: 3 } }] as const;

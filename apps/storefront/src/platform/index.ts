// The platform, and what most features use of the packages.
export {
  apiQuery,
  type ApiQuery,
  dismissMessage,
  FULFILMENT_PARAMS,
  isOnline,
  readFulfilment,
  type Refusal,
  sendCall,
  showMessage,
  submitForm,
  type KnownFulfilment,
  loadReads,
  type Read,
  storeMenuRead,
  storeRead,
  cuisinesRead,
  useApiQuery,
  useCombinedStatus,
  useCuisines,
  useFulfilment,
  useIsOnline,
  useLanguage,
  useListQuery,
  usePagedQuery,
  usePreference,
  useQueryStatus,
  useSend,
  useStore,
  useStoreMenu,
  useValidationText,
  type ValidationText,
  watchLeaving,
  whenOnline,
} from "@talabee/contract/react";
export { knownProduct, knownStore } from "./known-cards.js";
export { fieldErrors, type FieldErrors, isDecided, newKey } from "@talabee/contract";
export { isProductPath, isStoreSearch, listStart, paths, screenPath } from "@talabee/domain";
export { codeIsLate, loadPatiently, subscribeToLateCode } from "./patient-load.js";
export { firebaseConfig } from "./firebase-config.js";
export { FulfilmentSheetContext, OnDemand, lazyComponent, persistently, usePending } from "@talabee/ui/app";
export { type Shop, ShopProvider, useShop } from "./shop-context.js";
// What screens read, each said once: a screen's hook asks for it, and the routes name it for the server and for prefetching.
export {
  authPictureRead,
  collectionRead,
  MORE_PRODUCTS,
  moreProductsRead,
  pageRead,
  productRead,
  reviewSortOf,
  reviewsRead,
  storeCategoryRead,
  vendorCouponsRead,
} from "./reads/catalogue.js";
export { homeRead } from "./reads/home.js";
export { orderRead, trackOrderRead } from "./reads/orders.js";
export {
  categoriesRead,
  menuSearchOf,
  menuSearchRead,
  searchedText,
  searchRead,
  suggestRead,
} from "./reads/search.js";
export { ANY_ORDER_TYPE, categoryOf, NO_SORT, storeFiltersOf, storeListRead } from "./reads/store-list.js";
export { createShop, perShop } from "./shop.js";
export { showQuietly } from "./show-quietly.js";
export { useSettings } from "./use-settings.js";
export { useNavigateAfterWrite } from "./use-navigate-after-write.js";
export { useStableNavigate } from "./use-stable-navigate.js";
export { useFormRules } from "./use-form-rules.js";

export {
  type ClientApp,
  ClientAppProvider,
  dismissMessage,
  perApp,
  showMessage,
  useClientApp,
  useLanguage,
  usePreference,
} from "./client-app.js";
export { cancelAndRefetch } from "./cancel-and-refetch.js";
export { isOnline, useIsOnline, whenOnline } from "./connection.js";
export {
  ensureFavourite,
  favouriteKeys,
  type FavouriteType,
  resumePendingFavourites,
  setFavourite,
} from "./favourites.js";
export { createQueryClient } from "./query-client.js";
export { queryKey } from "./query-key.js";
export { refetchCartOfOtherTabs } from "./refetch-cart-of-other-tabs.js";
export { refreshSettings } from "./refresh-settings.js";
export { loadReads, type Read } from "./read.js";
export { dehydrateReads, hasRefusals, hydrateReads, missedReads, settleReads } from "./rendered-data.js";
export { type Refusal, type Send, sendCall, type Sent, submitForm, useSend } from "./send-call.js";
export {
  cachedCart,
  dispatchAll,
  keepNewestCart,
  linesOf,
  reconcileCart,
  showCart,
  shownCart,
} from "./shown-cart.js";
export { apiQuery, type ApiQuery, useApiQuery } from "./use-api-query.js";
export {
  FULFILMENT_PARAMS,
  type KnownFulfilment,
  readFulfilment,
  storeRead,
  useFulfilment,
  useStore,
} from "./use-fulfilment.js";
export { type Cuisines, cuisinesRead, useCuisines } from "./use-cuisines.js";
export { storeMenuRead, useStoreMenu } from "./use-store-menu.js";
export { useListQuery } from "./use-list-query.js";
export { useOrderTracking } from "./use-order-tracking.js";
export { usePagedQuery } from "./use-paged-query.js";
export { useCombinedStatus, useQueryStatus } from "./use-query-status.js";
export { followUserEvents } from "./user-events.js";
export { deleteAccount, exportData } from "./personal-data.js";
export { changePassword, clearReset, requestedResetEmail, requestReset, resetPassword } from "./password.js";
export {
  createAccount,
  type MustConfirm,
  resendCode,
  sendSignInCode,
  signIn,
  type SignInResult,
  submitCode,
} from "./sign-in.js";
export { useValidationText } from "./use-validation-text.js";
export type { ValidationText } from "../validation-text.js";
export { useRenderedAt } from "./use-rendered-at.js";
export { watchLeaving } from "./watch-leaving.js";

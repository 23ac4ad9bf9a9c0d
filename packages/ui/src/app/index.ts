export { clearFormDrafts } from "../forms/form/draft-storage.js";
export { ErrorBoundary, type ErrorBoundaryProps } from "./error-boundary.js";
export { FavouritesLoading } from "./favourites-loading.js";
export { followCardsInWindow } from "./follow-cards-in-window.js";
export { followInApp, isCurrentPath } from "./follow-in-app.js";
export { followLinkIntent, savesData } from "./follow-link-intent.js";
export { FulfilmentSheetContext } from "./fulfilment-sheet-context.js";
export { CloseOnBack, useCloseOnBack } from "../lib/close-on-back.js";
export { guardTranslatedPage } from "./guard-translated-page.js";
export { lazyComponent, OnDemand } from "../lib/on-demand.js";
export { nextChance, persistently, tellWhileHanging } from "../lib/next-chance.js";
export { nextTask } from "./next-task.js";
export { pageData } from "./page-data.js";
export { movePictures } from "./picture-to-cart.js";
export { growPictures, shrinkPicture } from "./picture-transition.js";
export { replayEarlyInput } from "./replay-early-input.js";
export { reloadStaleBuilds } from "./stale-build.js";
export { styleSheetLoaded } from "./style-sheet-loaded.js";
export { installTrustedTypesPolicy } from "./trusted-types.js";
export { useDebouncedValue } from "./use-debounced-value.js";
export { useHydrated } from "../lib/use-hydrated.js";
export { useMediaQuery } from "./use-media-query.js";
export { type NavigationLocation, useNavigationFocus } from "./use-navigation-focus.js";
export { requestNotificationPermission, useNotificationPermission } from "./use-notification-permission.js";
export {
  applyTitles,
  describePage,
  HeadContext,
  HeadTags,
  type PageAbout,
  ProblemPage,
  usePageHead,
  usePageTitle,
} from "./page-head/index.js";
export { useOptimisticValues } from "./use-optimistic-values.js";
export { usePending } from "./use-pending.js";
export { useScreenAndSheet } from "./use-screen-and-sheet.js";
export { whenActive } from "./when-active.js";
export { whenIdle } from "../lib/when-idle.js";

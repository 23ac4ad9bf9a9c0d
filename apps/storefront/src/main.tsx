import "./styles.css";
import { hydrateReads, refetchCartOfOtherTabs } from "@talabee/contract/react";
import { selectToken } from "@talabee/domain";
import {
  CloseOnBack,
  guardTranslatedPage,
  installTrustedTypesPolicy,
  nextTask,
  pageData,
  persistently,
  reloadStaleBuilds,
  styleSheetLoaded,
  whenActive,
  whenIdle,
} from "@talabee/ui/app";
import { addWebFonts } from "./add-web-fonts.js";
import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { createShop, type Shop } from "./platform/index.js";
import { App } from "./routes/app.js";
import { type LoadedScreens, loadScreens } from "./routes/match-route.js";
import { clearOnSignOut, Providers } from "./shell/index.js";

installTrustedTypesPolicy("/sw.js");
// The service worker's list of files names the scripts of the server's build.
reloadStaleBuilds("/sw.js", import.meta.url);
void start(document.getElementById("root")!, document.getElementById("page-data"));

/** Starts the app, in several tasks: a press is answered in between. */
async function start(container: HTMLElement, page: HTMLElement | null): Promise<void> {
  await nextTask();
  const loading = Promise.all([
    // A screen that cannot be loaded is loaded once more, and its failure shown, where it is rendered.
    loadScreens(window.location.pathname).catch((): LoadedScreens => new Map()),
    styleSheetLoaded(),
  ]);
  await nextTask();
  const shop = createShop();
  refetchCartOfOtherTabs(shop);
  clearOnSignOut(shop);
  // A guest's first visit loads nothing in the background until the customer acts; later visits have it in the cache.
  const isKnown =
    selectToken(shop.store.getState()) !== null ||
    ("serviceWorker" in navigator && navigator.serviceWorker.controller !== null);
  const startServices = () => startIdleServices(shop);
  if (!isKnown) whenActive(startServices);
  await nextTask();

  // The error boundaries log what they catch (REQ-MESSAGE-04).
  const options = { onCaughtError: () => undefined };
  // Rendered in another language than the customer's, or without its data, it cannot be hydrated.
  const data = page?.dataset["language"] === shop.language.get() ? await pageData() : null;
  const [screens] = await loading;
  if (window.startup !== undefined) {
    window.startup.isBusy = () => shop.queryClient.isMutating() > 0;
    window.startup.started();
  }
  if (data !== null) hydrateReads(shop, data);
  guardTranslatedPage(data === null ? undefined : container);
  // A transition renders in slices instead of one long task.
  startTransition(() => {
    if (data !== null) hydrateRoot(container, treeOf(shop, screens), options);
    else createRoot(container, options).render(treeOf(shop, screens));
  });
  // Not before: the browser is idle while the scripts of the page load, and these would compete with them.
  if (isKnown) whenIdle(startServices);
  whenIdle(() => void addWebFonts(shop.language.get()));
  whenIdle(() => askForPushes(shop));
}

/** Asks at start, on every network (REQ-PUSH-05): the first idle moment is the earliest that costs no first view. */
function askForPushes(shop: Shop): void {
  void persistently(() => import("./shell/ask-for-pushes.js")).then((push) => push.askForPushes(shop));
}

function startIdleServices(shop: Shop): void {
  void persistently(() => import("./shell/idle-services.js")).then(async (services) => {
    const started = services.startIdleServices(shop);
    const { prefetchWhenIdle } = await persistently(() => import("./routes/prefetch-when-idle.js"));
    prefetchWhenIdle(shop);
    return started;
  });
}

function treeOf(shop: Shop, screens: LoadedScreens) {
  return (
    <StrictMode>
      {/* A loading route shows the loading screen instead of the previous route (REQ-ROUTE-02). */}
      <CloseOnBack>
        <BrowserRouter useTransitions={false}>
          <Providers shop={shop}>
            <App loaded={screens} />
          </Providers>
        </BrowserRouter>
      </CloseOnBack>
    </StrictMode>
  );
}

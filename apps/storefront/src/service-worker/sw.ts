import type { WorkboxPlugin } from "workbox-core/types.js";
import { ExpirationPlugin } from "workbox-expiration";
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst, NetworkOnly } from "workbox-strategies";
import { CACHES } from "./cache-names.js";
import { isCataloguePath } from "./catalogue-paths.js";
import { receivePushes } from "./receive-pushes.js";
import { type WorkerScope } from "./worker-scope.js";

declare const self: WorkerScope;

/** A page waits this long for the panel before the shell kept here stands in for it. */
const PAGE_PATIENCE_S = 4;
/** The catalogue waits this long before what was last seen is shown; the newer answer is kept for the next time. */
const CATALOGUE_PATIENCE_S = 6;
/** Pages that the panel draws itself. */
const OF_THE_PANEL = /^\/(api|dev|media|sandbox-gateway)\//;
const DAY_S = 24 * 60 * 60;

/** What does not fit goes, the oldest first; all of it when the browser has no more room. */
function keepAtMost(options: ConstructorParameters<typeof ExpirationPlugin>[0]): WorkboxPlugin {
  // Its type names callbacks that it may not have; the plugin's type does not allow that to be said.
  return new ExpirationPlugin({ purgeOnQuotaError: true, ...options }) as WorkboxPlugin;
}

cleanupOutdatedCaches();
// Pages come from the panel, which fills their heads by address: what is kept of them is the last resort alone.
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: "", cleanURLs: false });

registerRoute(
  ({ request, url }) => request.mode === "navigate" && !OF_THE_PANEL.test(url.pathname),
  new NetworkOnly({
    networkTimeoutSeconds: PAGE_PATIENCE_S,
    plugins: [{ handlerDidError: () => matchPrecache("/index.html") }],
  }),
);

registerRoute(
  ({ url, request }) => request.headers.get("Accept") === "application/json" && isCataloguePath(url.pathname),
  new NetworkFirst({
    cacheName: CACHES.catalogue,
    networkTimeoutSeconds: CATALOGUE_PATIENCE_S,
    plugins: [
      keepAtMost({
        maxEntries: 120,
        maxAgeSeconds: 7 * DAY_S,
        // Answers differ by language and person: all of an address go together.
        matchOptions: { ignoreVary: true },
      }),
    ],
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/media/"),
  new CacheFirst({
    cacheName: CACHES.pictures,
    plugins: [keepAtMost({ maxEntries: 300, maxAgeSeconds: 30 * DAY_S })],
  }),
);

registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.destination === "font",
  new CacheFirst({
    cacheName: CACHES.fonts,
    plugins: [keepAtMost({ maxEntries: 12, maxAgeSeconds: 365 * DAY_S })],
  }),
);

// A new build waits until the customer agrees, so that no page is left with half of each.
self.addEventListener("message", ({ data }) => {
  if ((data as { type?: unknown } | null)?.type === "SKIP_WAITING") void self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]));
});

// Asked here, by name, so that a build without firebase leaves it out.
if (import.meta.env.VITE_FIREBASE_API_KEY) receivePushes(self);

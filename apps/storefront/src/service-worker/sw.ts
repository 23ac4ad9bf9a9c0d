import { isCataloguePath } from "@talabee/contract";
import type { WorkboxPlugin } from "workbox-core/types.js";
import { ExpirationPlugin } from "workbox-expiration";
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst, NetworkOnly } from "workbox-strategies";
import { CACHES } from "./cache-names.js";
import { matchAnyPlace } from "./match-any-place.js";
import { receivePushes } from "./receive-pushes.js";
import { type WorkerScope } from "./worker-scope.js";

declare const self: WorkerScope;

/** Timeout of a navigation before the precached shell is used. */
const PAGE_TIMEOUT_S = 4;
/** Timeout of a catalogue request before the cached answer is used; the late answer still updates the cache. */
const CATALOGUE_TIMEOUT_S = 6;
/** Paths that the server answers itself. */
const SERVER_PATHS = /^\/(api|avatars|brand|dev|invitation|media|pictures|review-photos|sandbox-gateway)\//;
const DAY_S = 24 * 60 * 60;

/** Expires the oldest entries, and the whole cache when the storage quota is exceeded. */
function expireEntries(options: ConstructorParameters<typeof ExpirationPlugin>[0]): WorkboxPlugin {
  // The cast is needed under exactOptionalPropertyTypes: the class declares its callbacks as possibly undefined.
  return new ExpirationPlugin({ purgeOnQuotaError: true, ...options }) as WorkboxPlugin;
}

cleanupOutdatedCaches();
// Navigations go to the server, which renders the page's head; the precached page is only the offline fallback.
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: "", cleanURLs: false });

registerRoute(
  ({ request, url }) => request.mode === "navigate" && !SERVER_PATHS.test(url.pathname),
  new NetworkOnly({
    networkTimeoutSeconds: PAGE_TIMEOUT_S,
    plugins: [{ handlerDidError: () => matchPrecache("/index.html") }],
  }),
);

registerRoute(
  ({ url, request }) => request.headers.get("Accept") === "application/json" && isCataloguePath(url.pathname),
  new NetworkFirst({
    cacheName: CACHES.catalogue,
    networkTimeoutSeconds: CATALOGUE_TIMEOUT_S,
    plugins: [
      expireEntries({
        maxEntries: 120,
        maxAgeSeconds: 7 * DAY_S,
        // Answers vary by language and session: expire all variants of a URL together.
        matchOptions: { ignoreVary: true },
      }),
      { handlerDidError: ({ request }) => matchAnyPlace(request) },
    ],
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(media|pictures)\//.test(url.pathname),
  new CacheFirst({
    cacheName: CACHES.pictures,
    plugins: [expireEntries({ maxEntries: 300, maxAgeSeconds: 30 * DAY_S })],
  }),
);

registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.destination === "font",
  new CacheFirst({
    cacheName: CACHES.fonts,
    plugins: [expireEntries({ maxEntries: 12, maxAgeSeconds: 365 * DAY_S })],
  }),
);

// A new build waits for the customer's consent, so that no page mixes chunks of two builds.
self.addEventListener("message", ({ data }) => {
  if ((data as { type?: unknown } | null)?.type === "SKIP_WAITING") void self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]));
});

// The literal condition lets the bundler drop firebase from builds without it.
if (import.meta.env.VITE_FIREBASE_API_KEY) receivePushes(self);

import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { CacheFirst } from "workbox-strategies";

/** The used members of a service worker's global scope; TypeScript's webworker library conflicts with dom. */
interface WorkerScope {
  readonly __WB_MANIFEST: (PrecacheEntry | string)[];
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: "install" | "activate",
    listener: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
}
declare const self: WorkerScope;

// A phone that is started in a basement opens its rides: all that makes the door is kept, and the next start has the next release.
cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: "", cleanURLs: false });
registerRoute(
  new NavigationRoute(createHandlerBoundToURL("/ride/index.html"), { allowlist: [/^\/ride(\/|$)/] }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/assets\/[^/]+\.woff2$/.test(url.pathname),
  new CacheFirst({ cacheName: "ride-fonts" }),
);

// The screens of the door are loaded at its start: a page that is open misses nothing of the release before.
self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

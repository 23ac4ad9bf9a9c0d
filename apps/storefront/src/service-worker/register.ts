import { clientMessages, fillMessage } from "@talabee/contract";
import { nextChance } from "@talabee/ui/app";
import { toast } from "@talabee/ui/primitives/toast";
import { Workbox } from "workbox-window";
import { type Shop } from "../platform/index.js";

/** Minimum interval between update checks of an open page. */
const UPDATE_CHECK_MS = 60 * 60_000;

/**
 * Registers the service worker and offers a new build in a toast; the page reloads only when the customer accepts. Null
 * in development and in browsers without service workers, or that refuse them. Null too where the worker was lost on its way: it
 * is asked for again, and `onLate` gets the registration.
 */
export async function registerServiceWorker(
  shop: Shop,
  onLate?: (registration: ServiceWorkerRegistration) => void,
): Promise<ServiceWorkerRegistration | null> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return null;
  const worker = new Workbox("/sw.js");
  worker.addEventListener("waiting", () => offerUpdate(shop, worker));
  try {
    return await register(worker);
  } catch (error) {
    console.error("An error occurred:", error);
    if (error instanceof TypeError) void registerLater(worker, onLate);
    return null;
  }
}

async function registerLater(
  worker: Workbox,
  onLate: ((registration: ServiceWorkerRegistration) => void) | undefined,
): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    await nextChance(attempt);
    try {
      const registration = await register(worker);
      if (registration !== null) onLate?.(registration);
      return;
    } catch {
      // Lost again.
    }
  }
}

async function register(worker: Workbox): Promise<ServiceWorkerRegistration | null> {
  if (!(await isAllowed())) return null;
  const registration = (await worker.register({ immediate: true })) ?? null;
  let checkedAt = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - checkedAt < UPDATE_CHECK_MS) return;
    checkedAt = Date.now();
    void worker.update();
  });
  return registration;
}

/** Whether the browser registers the worker; a second registration of the same changes nothing. */
async function isAllowed(): Promise<boolean> {
  try {
    const registration: unknown = await navigator.serviceWorker.register("/sw.js");
    return registration !== undefined;
  } catch (error) {
    if (error instanceof DOMException && error.name === "SecurityError") return false;
    throw error;
  }
}

function offerUpdate(shop: Shop, worker: Workbox): void {
  const text = (key: "update_ready" | "update_now") => fillMessage(clientMessages[key], shop.language.get());
  toast.show({
    id: "update",
    title: text("update_ready"),
    duration: Infinity,
    action: {
      label: text("update_now"),
      onClick: () => {
        worker.addEventListener("controlling", () => window.location.reload());
        worker.messageSkipWaiting();
      },
    },
  });
}

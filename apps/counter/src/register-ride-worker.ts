import { installTrustedTypesPolicy } from "@talabee/ui/app";

const WORKER = "/ride-worker.js";

/** Keeps the door of riders on this device, so that it opens without a line. */
export function registerRideWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  installTrustedTypesPolicy(WORKER);
  // After what the rider waits for. Where the browser refuses it, or the line is cut, the next start asks again.
  window.addEventListener("load", () => {
    navigator.serviceWorker.register(WORKER, { scope: "/ride" }).catch(() => undefined);
  });
}

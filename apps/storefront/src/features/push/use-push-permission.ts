import { useEffect, useState } from "react";
import { askForPermission, followPushes } from "./start-push.js";
import { type Shop, useShop } from "../../platform/index.js";

/** Null in a browser without notifications. */
const permissionNow = () => ("Notification" in window ? Notification.permission : null);

async function follow(shop: Shop): Promise<void> {
  if ("serviceWorker" in navigator)
    await followPushes(shop, (await navigator.serviceWorker.getRegistration()) ?? null);
}

/**
 * Notification permission for the page that offers it (REQ-PUSH-10); undefined if it was granted before or the browser
 * has no notifications.
 */
export function usePushPermission() {
  const shop = useShop();
  const [permission, setPermission] = useState(permissionNow);
  const [isOffered] = useState(permission === "default" || permission === "denied");
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);

  useEffect(() => {
    const unmounted = new AbortController();
    // The customer may change it in the browser's settings.
    const changed = () => {
      const now = permissionNow();
      setPermission(now);
      if (now === "granted") void follow(shop);
    };
    navigator.permissions?.query({ name: "notifications" }).then(
      (status) => {
        if (!unmounted.signal.aborted)
          status.addEventListener("change", changed, { signal: unmounted.signal });
      },
      // This browser cannot observe the permission; the next page load reads it.
      () => undefined,
    );
    return () => unmounted.abort();
  }, [shop]);

  const allow = async () => {
    setAsking(true);
    const answer = await askForPermission();
    setAsking(false);
    setPermission(answer);
    // When denied, the sheet stays open and explains the browser's settings.
    if (answer !== "denied") setOpen(false);
    if (answer === "granted") await follow(shop);
  };

  if (!isOffered) return undefined;
  return {
    open: isOpen,
    onOpenChange: setOpen,
    onAllow: () => void allow(),
    loading: isAsking,
    blocked: permission === "denied",
    allowed: permission === "granted",
  };
}

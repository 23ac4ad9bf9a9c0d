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
 * Where the browser stands with notifications, for the page that offers them (REQ-PUSH-10): undefined where there is
 * nothing to offer, because they were allowed before or the browser has none.
 */
export function usePushPermission() {
  const shop = useShop();
  const [permission, setPermission] = useState(permissionNow);
  const [isOffered] = useState(permission === "default" || permission === "denied");
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);

  useEffect(() => {
    const left = new AbortController();
    // It is answered, or changed, in the browser's own windows.
    const changed = () => {
      const now = permissionNow();
      setPermission(now);
      if (now === "granted") void follow(shop);
    };
    navigator.permissions?.query({ name: "notifications" }).then(
      (status) => {
        if (!left.signal.aborted) status.addEventListener("change", changed, { signal: left.signal });
      },
      // A browser that does not tell of it; the next load will.
      () => undefined,
    );
    return () => left.abort();
  }, [shop]);

  const allow = async () => {
    setAsking(true);
    const answer = await askForPermission();
    setAsking(false);
    setPermission(answer);
    // Refused for good: the sheet stays and says how to allow them in the browser.
    if (answer !== "denied") setOpen(false);
    if (answer === "granted") await follow(shop);
  };

  if (!isOffered) return undefined;
  return {
    open: isOpen,
    onOpenChange: setOpen,
    onAllow: () => void allow(),
    asking: isAsking,
    blocked: permission === "denied",
    allowed: permission === "granted",
  };
}

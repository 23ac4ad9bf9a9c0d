"use client";
import { useEffect, useEffectEvent, useState } from "react";

/** Null in a browser without notifications. */
const currentPermission = () => ("Notification" in window ? Notification.permission : null);

/**
 * Asks for permission unless it was granted or denied before; null in a browser without notifications (REQ-PUSH-10).
 */
export async function requestNotificationPermission(): Promise<NotificationPermission | null> {
  const permission = currentPermission();
  if (permission === null) console.info("This browser has no notifications.");
  if (permission !== "default") return permission;
  try {
    return await Notification.requestPermission();
  } catch (error) {
    console.error("An error occurred:", error);
    return currentPermission();
  }
}

/**
 * Notification permission for the page that offers it (REQ-PUSH-10); undefined if it was granted before or the browser
 * has no notifications. `onGranted` is called when the customer allows them, here or in the browser's settings.
 */
export function useNotificationPermission(onGranted: () => void) {
  const [permission, setPermission] = useState(currentPermission);
  const [isOffered] = useState(permission === "default" || permission === "denied");
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);

  const change = useEffectEvent(() => {
    const now = currentPermission();
    setPermission(now);
    if (now === "granted") onGranted();
  });
  useEffect(() => {
    const unmounted = new AbortController();
    const { signal } = unmounted;
    navigator.permissions?.query({ name: "notifications" }).then(
      (status) => {
        if (!signal.aborted) status.addEventListener("change", () => change(), { signal });
      },
      // This browser cannot observe the permission; the next page load reads it.
      () => undefined,
    );
    return () => unmounted.abort();
  }, []);

  const allow = async () => {
    setAsking(true);
    const answer = await requestNotificationPermission();
    setAsking(false);
    setPermission(answer);
    // When denied, the sheet stays open and explains the browser's settings.
    if (answer !== "denied") setOpen(false);
    if (answer === "granted") onGranted();
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

"use client";
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";

/** Mounts lazy children when first needed and keeps them mounted. */
export function OnDemand({ when, children }: { when: boolean; children: ReactNode }) {
  const [isMounted, setMounted] = useState(when);
  if (when && !isMounted) setMounted(true);
  return isMounted ? <Suspense fallback={null}>{children}</Suspense> : null;
}

/**
 * A lazy component: `preload` fetches it ahead. Rendered offline, it waits for the network instead of failing, so that
 * for example a toast cannot crash the page.
 */
export function lazyComponent<Props = object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let loading: ReturnType<typeof load> | undefined;
  const begin = () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
  return {
    Component: lazy(async () => {
      if (loading === undefined) await whenOnline();
      return begin();
    }),
    preload: () => void begin().catch(() => undefined),
  };
}

/** Resolves once the browser has a network; at once on a server. */
function whenOnline(): Promise<void> {
  if (typeof window === "undefined" || navigator.onLine) return Promise.resolve();
  return new Promise((done) => window.addEventListener("online", () => done(), { once: true }));
}

"use client";
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";

/** Mounts lazy children when first needed and keeps them mounted. */
export function OnDemand({ when, children }: { when: boolean; children: ReactNode }) {
  const [isMounted, setMounted] = useState(when);
  if (when && !isMounted) setMounted(true);
  return isMounted ? <Suspense fallback={null}>{children}</Suspense> : null;
}

/** Until a component's code that could not be loaded is asked for again, ms. */
const RETRY_DELAY = 2_000;

/**
 * A lazy component: `preload` fetches it ahead. Rendered, it waits for the network while there is none, and asks three
 * more times where the code could not be loaded, so that for example a toast cannot crash the page.
 */
export function lazyComponent<Props = object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let loading: ReturnType<typeof load> | undefined;
  const begin = () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
  const beginOnline = async (retries: number): ReturnType<typeof load> => {
    if (loading === undefined) await whenOnline();
    return begin().catch(async (error: unknown) => {
      if (retries === 0) throw error;
      await new Promise((done) => setTimeout(done, RETRY_DELAY));
      return beginOnline(retries - 1);
    });
  };
  return {
    Component: lazy(() => beginOnline(3)),
    preload: () => void begin().catch(() => undefined),
  };
}

/** Resolves once the browser has a network; at once on a server. */
function whenOnline(): Promise<unknown> {
  return new Promise((done) =>
    globalThis.navigator?.onLine === false ? addEventListener("online", done, { once: true }) : done(0),
  );
}

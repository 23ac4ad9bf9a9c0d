import { type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";
import { whenOnline } from "./connection.js";

/** What is loaded when it is first wanted, and stays from then on. */
export function OnDemand({ when, children }: { when: boolean; children: ReactNode }) {
  const [isWanted, setWanted] = useState(when);
  if (when && !isWanted) setWanted(true);
  return isWanted ? <Suspense fallback={null}>{children}</Suspense> : null;
}

/**
 * A part in a file of its own: `preload` fetches it before it is wanted; what is wanted without a network comes once
 * there is one, so that a message cannot take the page down with it.
 */
export function lazyComponent(load: () => Promise<{ default: ComponentType }>) {
  let loading: ReturnType<typeof load> | undefined;
  const begin = () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
  return {
    Part: lazy(async () => {
      if (loading === undefined) await whenOnline();
      return begin();
    }),
    preload: () => void begin().catch(() => undefined),
  };
}

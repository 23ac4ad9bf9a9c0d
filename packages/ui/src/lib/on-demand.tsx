"use client";
import { type ComponentType, type JSX, lazy, type ReactNode, Suspense, useState } from "react";
import { nextChance, persistently } from "./next-chance.js";

/** Mounts lazy children when first needed and keeps them mounted. */
export function OnDemand({ when, children }: { when: boolean; children: ReactNode }) {
  const [isMounted, setMounted] = useState(when);
  if (when && !isMounted) setMounted(true);
  return isMounted ? <Suspense fallback={null}>{children}</Suspense> : null;
}

/** How often the code of an optional component is asked for before it is left out. */
const OPTIONAL_TRIES = 4;

export interface LazyComponentOptions {
  /**
   * The page works without it: after three more tries it throws, so that `Optional` leaves it out. It is asked for again when it
   * is mounted later. Any other waits for its code for as long as it takes.
   */
  optional?: boolean | undefined;
}

/**
 * A lazy component: `preload` fetches it ahead. Where its code could not be loaded, it is asked for again (`nextChance`), so
 * that for example a toast cannot crash the page.
 */
export function lazyComponent<Props = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { optional = false }: LazyComponentOptions = {},
) {
  let loading: ReturnType<typeof load> | undefined;
  const begin = () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
  const loadNow = () => persistently(begin, { tries: optional ? OPTIONAL_TRIES : Infinity });
  // React keeps the failure of a lazy component.
  const create = (): ReturnType<typeof lazy<ComponentType<Props>>> =>
    lazy(() =>
      loadNow().catch((error: unknown) => {
        void nextChance(OPTIONAL_TRIES).then(() => (current = create()));
        throw error;
      }),
    );
  let current = create();
  function Component(props: Props & JSX.IntrinsicAttributes) {
    const [Loaded] = useState(() => current as ComponentType<Props & JSX.IntrinsicAttributes>);
    return <Loaded {...props} />;
  }
  return { Component, preload: () => void begin().catch(() => undefined) };
}

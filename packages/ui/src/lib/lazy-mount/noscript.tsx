"use client";
import { createContext, useContext, type ReactNode } from "react";
import { useIsServerRendered } from "../use-hydrated.js";

const InNoscript = createContext(false);

/**
 * Content that mounts later, for browsers without scripts: React renders it on the server and ignores it in the browser,
 * where it is one text node and no element has to be hydrated.
 */
export function Noscript({ children }: { children: ReactNode }) {
  return (
    <noscript className="noscript:contents">
      <InNoscript value>{children}</InNoscript>
    </noscript>
  );
}

/**
 * Whether a component starts without its content: in the first HTML, unless it is part of the first screen (`isEager`).
 * What the browser renders by itself starts complete, for example after a navigation, and so does the content of a
 * `Noscript`, which cannot contain another one.
 */
export function useStartsUnmounted(isEager: boolean): boolean {
  const isServerRendered = useIsServerRendered();
  const isInNoscript = useContext(InNoscript);
  return isServerRendered && !isEager && !isInNoscript;
}

"use client";
import type { ReactNode } from "react";
import { useHydrated } from "../../lib/use-hydrated.js";
import { LoadingScreen } from "../../primitives/loading-screen/index.js";

/**
 * A screen for guests only, in a page of a server, which knows no session: where the root element has
 * `data-session="customer"`, the loading screen is in its place until the app redirects.
 */
export function GuestContent({ children }: { children: ReactNode }) {
  const isSessionKnown = useHydrated();
  return (
    <>
      <div className="contents [[data-session=customer]_&]:hidden">{children}</div>
      {!isSessionKnown && (
        <div className="hidden [[data-session=customer]_&]:block">
          <LoadingScreen />
        </div>
      )}
    </>
  );
}

import { type ReactNode, Suspense, useState } from "react";

/** What is loaded when it is first wanted, and stays from then on. */
export function OnDemand({ when, children }: { when: boolean; children: ReactNode }) {
  const [isWanted, setWanted] = useState(when);
  if (when && !isWanted) setWanted(true);
  return isWanted ? <Suspense fallback={null}>{children}</Suspense> : null;
}

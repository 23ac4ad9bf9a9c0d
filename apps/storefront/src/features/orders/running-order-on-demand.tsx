import { selectIsAuthenticated } from "@talabee/domain";
import { useEffect, useState } from "react";
import { useSelector } from "react-redux";
import { lazyComponent, OnDemand } from "../../platform/index.js";

const { Component: RunningOrder } = lazyComponent(() => import("./running-order.js"));

/** Delay after the page has started, in ms: the first view comes first. */
const DELAY_MS = 600;

/** The running order, loaded after the first view and for signed-in customers only. */
export function RunningOrderOnDemand() {
  const isSignedIn = useSelector(selectIsAuthenticated);
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!isSignedIn) return;
    const timer = setTimeout(() => setDue(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, [isSignedIn]);
  if (!isSignedIn) return null;
  return (
    <OnDemand when={isDue}>
      <RunningOrder />
    </OnDemand>
  );
}

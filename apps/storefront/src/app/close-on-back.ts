import type { UseCloseOnBack } from "@talabee/ui/locale";
import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/** What lies over the page, the last opened last; null where it must not be closed. */
const open: { current: (() => void) | null }[] = [];

/**
 * Beside what the router keeps in an entry of the history: `key` of the page beneath, and how many entries of ours lie
 * over that page's. Such an entry shows the same page; it is there for the way back to have somewhere to lead.
 */
interface Over {
  key: string;
  depth: number;
}
interface Entry {
  key?: string;
  over?: Over;
}

const here = () => (window.history.state ?? {}) as Entry;
const keyOf = ({ key }: Entry) => key ?? "default";
/** How many entries lie over the page's own. */
const depthOf = (entry: Entry) => (entry.over?.key === keyOf(entry) ? entry.over.depth : 0);

let last = here();
let isLeaving = false;

function cover(): void {
  if (isLeaving) return;
  const entry = here();
  // What was closed by its own button left its entry: it serves again.
  if (depthOf(entry) < open.length) {
    const over: Over = { key: keyOf(entry), depth: open.length };
    window.history.pushState({ ...entry, over }, "");
  }
  last = here();
}

/** Back to the page before this one, whatever lies or lay over it; what opens meanwhile lies over that page. */
export function goBack(): void {
  isLeaving = true;
  window.history.go(-1 - depthOf(here()));
}

function onWayBack({ state }: PopStateEvent): void {
  const from = last.over;
  last = here();
  if (isLeaving) {
    isLeaving = false;
    cover();
    return;
  }
  // An entry of the browser's own, for a link within the page.
  if (state === null) return;
  if (from === undefined || from.key !== keyOf(last) || depthOf(last) >= from.depth) return;
  const top = open.at(-1);
  // Nothing lies there any more: on, as if the entry had not been.
  if (top === undefined || open.length <= depthOf(last)) window.history.back();
  else if (top.current === null) window.history.forward();
  else top.current();
}

/** The way back closes a sheet, dialog or drawer, the last opened first, before it leads from the page. */
export const useCloseOnBack: UseCloseOnBack = (isOpen, close) => {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return;
    open.push(latest);
    cover();
    return () => void open.splice(open.indexOf(latest), 1);
  }, [isOpen]);
};

/** Follows the history for `useCloseOnBack`; to be rendered once, within the router. */
export function WayBack() {
  const { key } = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    window.addEventListener("popstate", onWayBack);
    return () => window.removeEventListener("popstate", onWayBack);
  }, []);
  useEffect(() => {
    const entry = here();
    // A page in the place of one of our entries: the page beneath that is left with it.
    if (type === "REPLACE" && last.over !== undefined && entry.over === undefined) {
      window.history.replaceState({ ...entry, over: last.over }, "");
    }
    last = here();
  }, [key, type]);
  return null;
}

"use client";
import { createContext, use, useEffect, useLayoutEffect, useRef, type ReactNode } from "react";

/** Key in the state of the history's entries. */
const MARK = "talabeeOverlay";

/** What is stored with an entry: its page, and how many overlays were open when it was made. */
interface Mark {
  readonly page: string;
  readonly depth: number;
}

interface Overlay {
  readonly close: () => void;
}

/** Open overlays, the topmost last. */
const open: Overlay[] = [];
/** The current entry. */
let here: { mark: Mark | null; state: unknown; url: string };
let providers = 0;
/** Delay in ms after which an overlay that has not closed on Back gets an entry again. */
const REFUSED_MS = 300;

const markOf = (state: unknown): Mark | null =>
  ((state as Record<string, unknown> | null)?.[MARK] as Mark | undefined) ?? null;

const withMark = (state: unknown, mark: Mark): object => ({ ...(state as object | null), [MARK]: mark });

function remember(): void {
  here = { mark: markOf(history.state), state: history.state, url: location.href };
}

const isOverlay = () => (here.mark?.depth ?? 0) > 0;

/** The browser's own functions. While there is a provider, calls of the page go through wrappers of them. */
let push: History["pushState"];
let replace: History["replaceState"];

/** Gives the topmost overlay an entry that Back can leave. One that a closed overlay has left is used again. */
function cover(): void {
  const depth = open.length;
  if ((here.mark?.depth ?? 0) >= depth) return;
  const page = here.mark?.page ?? `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
  // Also the page itself is marked, so that it is known when it comes back.
  if (here.mark === null) replace(withMark(history.state, { page, depth: 0 }), "");
  push(withMark(history.state, { page, depth }), "");
  remember();
}

function closeDownTo(count: number): void {
  for (const overlay of open.slice(count).toReversed()) overlay.close();
  setTimeout(() => {
    if (providers > 0 && open.length > count && here.mark !== null) cover();
  }, REFUSED_MS);
}

/** Runs before the router, which learns nothing of entries that belong to overlays. */
function onPop(event: PopStateEvent): void {
  const left = here;
  const mark = markOf(event.state);
  const isSamePage = mark !== null && mark.page === left.mark?.page;
  if (!isSamePage) {
    if (mark !== null && mark.depth > 0) {
      // Back from another page: what was open here is not any more.
      event.stopImmediatePropagation();
      history.go(-mark.depth);
      return;
    }
    remember();
    closeDownTo(0);
    return;
  }
  event.stopImmediatePropagation();
  const isBack = mark.depth < left.mark!.depth;
  if (isBack && open.length === 0) {
    // The entry of an overlay that had been closed: the customer wants to leave the page.
    remember();
    history.go(-mark.depth - 1);
    return;
  }
  // What the page has written into its address meanwhile stays.
  if (isBack) replace(withMark(left.state, mark), "", left.url);
  remember();
  if (isBack) closeDownTo(Math.min(open.length - 1, mark.depth));
}

function install(): () => void {
  if (providers++ === 0) {
    push = history.pushState.bind(history);
    replace = history.replaceState.bind(history);
    remember();
    // A link inside an overlay: its page takes the place of the overlay, which Back does not open again.
    history.pushState = (state, unused, url) => {
      (isOverlay() ? replace : push)(state, unused, url);
      remember();
    };
    history.replaceState = (state, unused, url) => {
      replace(here.mark === null ? state : withMark(state, here.mark), unused, url);
      remember();
    };
    addEventListener("popstate", onPop, true);
  }
  return () => {
    if (--providers > 0) return;
    // Those of the prototype.
    Reflect.deleteProperty(history, "pushState");
    Reflect.deleteProperty(history, "replaceState");
    removeEventListener("popstate", onPop, true);
  };
}

const ClosesOnBack = createContext(false);

/**
 * Lets Back close what covers the page (dialogs, sheets, drawers, menus), one at a time, before it leaves the page. Opt-in, since
 * it writes entries into the browser's history; they have the address and the state of the page, and the router of the app does
 * not see them. Render it once, around the router.
 */
export function CloseOnBack({ children }: { children: ReactNode }) {
  useEffect(install, []);
  return <ClosesOnBack value>{children}</ClosesOnBack>;
}

/** Closes an open overlay on Back, below a {@link CloseOnBack}. */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const isOn = use(ClosesOnBack) && isOpen;
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  // Before it is painted: Back closes whatever can be seen.
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const overlay = { close: () => latest.current() };
    open.push(overlay);
    let timer: ReturnType<typeof setTimeout> | undefined;
    if (providers > 0) cover();
    // Open with the first page: effects of children run before the provider's.
    else timer = setTimeout(cover);
    return () => {
      clearTimeout(timer);
      open.splice(open.indexOf(overlay), 1);
    };
  }, [isOn]);
}

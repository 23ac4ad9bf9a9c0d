import { LinkProvider, type AnchorProps } from "@talabee/ui/locale";
import { createContext, type MouseEvent, type ReactNode, use, useMemo, useSyncExternalStore } from "react";

/** Where a door is, and the way to another of its addresses. */
export interface Place {
  /** Inside the door, such as `/menu`. */
  readonly path: string;
  /** With its question mark; empty for none. */
  readonly search: string;
  readonly go: (href: string, options?: { readonly replace?: boolean }) => void;
}

const PlaceContext = createContext<{ base: string; place: Place } | null>(null);

/** The address of a door. */
export function usePlace(): Place {
  return use(PlaceContext)!.place;
}

const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener("popstate", tell);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener("popstate", tell);
  };
}

const addressOf = (base: string, href: string) =>
  href === "/" ? base : `${base}${href.replace(/^\/(?=\?)/u, "")}`;

/**
 * A door whose screens have addresses. They are few and have no nested pages: the router of the storefront would be a seventh of a
 * door's scripts.
 */
export function RoutedDoor({ door, children }: { door: string; children: ReactNode }) {
  const base = `/${door}`;
  const address = useSyncExternalStore(subscribe, () => location.pathname + location.search);
  const value = useMemo(() => {
    const [path = "", search] = address.split(/(?=\?)/u);
    const go: Place["go"] = (href, options) => {
      const next = addressOf(base, href);
      if (options?.replace === true) history.replaceState(history.state, "", next);
      else {
        history.pushState(null, "", next);
        scrollTo(0, 0);
      }
      tell();
    };
    return { base, place: { path: path.slice(base.length) || "/", search: search ?? "", go } };
  }, [address, base]);
  return (
    <PlaceContext value={value}>
      <LinkProvider link={DoorLink}>{children}</LinkProvider>
    </PlaceContext>
  );
}

/** A link inside the door goes without loading the page; another key or button is the browser's. */
function DoorLink({ href, onClick, children, ...rest }: AnchorProps) {
  const { base, place } = use(PlaceContext)!;
  const isInside = href.startsWith("/") && !href.startsWith("//");
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const isElsewhere = (rest.target ?? "_self") !== "_self" || rest.download !== undefined;
    if (event.defaultPrevented || !isPlain || !isInside || isElsewhere) return;
    event.preventDefault();
    place.go(href);
  };
  return (
    <a {...rest} href={isInside ? addressOf(base, href) : href} onClick={follow}>
      {children}
    </a>
  );
}

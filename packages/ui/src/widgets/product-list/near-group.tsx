"use client";
import { useCallback, useRef, useState, type CSSProperties, type ReactNode } from "react";

/** What is to come into the page and what is to go from it, each with the way it does. */
const coming = new Map<Element, () => void>();
const going = new Map<Element, () => void>();

let isAsked = false;
let isTurnToGo = false;

/** A frame that took longer by itself has enough to do: the change waits for the next. In milliseconds. */
const busyFrame = 20;
const mostBusy = 3;

/** Asks for the next change, when the frame has been laid out: to measure costs nothing then. */
function ask(busyBefore = 0) {
  if (isAsked || coming.size + going.size === 0) return;
  isAsked = true;
  requestAnimationFrame((start) =>
    setTimeout(() => {
      isAsked = false;
      if (busyBefore < mostBusy && performance.now() - start > busyFrame) ask(busyBefore + 1);
      else changeNext();
    }),
  );
}

/** What comes and is nearest to the middle of what is seen, and whether it is seen itself. */
function nearest() {
  let least = Infinity;
  let chosen: { place: Element; isInSight: boolean } | undefined;
  for (const place of coming.keys()) {
    const { top, bottom } = place.getBoundingClientRect();
    const distance = Math.abs(top + bottom - innerHeight);
    if (distance >= least) continue;
    least = distance;
    chosen = { place, isInSight: bottom > 0 && top < innerHeight };
  }
  return chosen;
}

/**
 * One change in a frame: first what is seen, then in turn the nearest that comes and the one that waits longest to go. What a
 * frame costs does not grow with how fast somebody scrolls.
 */
function changeNext() {
  const near = nearest();
  const isLeaving = going.size > 0 && !near?.isInSight && (isTurnToGo || !near);
  const list = isLeaving ? going : coming;
  const place = isLeaving ? going.keys().next().value : near?.place;
  if (!place) return;
  const change = list.get(place);
  list.delete(place);
  change?.();
  isTurnToGo = !isLeaving;
  ask();
}

/** Puts a change among those that wait for a frame of their own; gives the way to take it back. */
function wait(place: Element, list: typeof coming, change: () => void): () => void {
  list.set(place, change);
  ask();
  return () => void list.delete(place);
}

const told = new WeakMap<Element, (entry: IntersectionObserverEntry) => void>();
let observer: IntersectionObserver | undefined;

/** Tells a group of its coming and going: one observer for the hundreds of them. */
function watch(group: Element, tell: (entry: IntersectionObserverEntry) => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const entry of entries) told.get(entry.target)?.(entry);
    },
    { rootMargin: "300% 0px" },
  );
  told.set(group, tell);
  observer.observe(group);
  return () => {
    observer?.unobserve(group);
    // What the observer has still to say of it is not waited for.
    told.delete(group);
    coming.delete(group);
    going.delete(group);
  };
}

const heightOf = (element: Element) => element.getBoundingClientRect().height;

/** Asks the observer once more: it tells of nothing but crossings by itself. */
function lookAgain({ currentTarget }: Event) {
  if (!(currentTarget instanceof Element)) return;
  observer?.unobserve(currentTarget);
  if (told.has(currentTarget)) observer?.observe(currentTarget);
}

/** A place of the height that `items` had, or are likely to have. */
const placeStyle = (items: number, height: number | undefined) =>
  ({ "--items": items, blockSize: height }) as CSSProperties;

interface PartProps {
  items: number;
  /** In the page from the start. */
  first: boolean;
  /** What it measured when it was in the page before. */
  height: number | undefined;
  placeClassName: string;
  children: ReactNode;
}

function Part({ items, first, height, placeClassName, children }: PartProps) {
  const [isHere, setHere] = useState(first);
  const place = useCallback((element: HTMLDivElement) => wait(element, coming, () => setHere(true)), []);
  return isHere ? (
    <div>{children}</div>
  ) : (
    <div ref={place} className={placeClassName} style={placeStyle(items, height)} />
  );
}

export interface NearGroupProps {
  /** Its items, in parts that come one after the other: how many each has, and themselves. */
  parts: readonly { items: number; children: ReactNode }[];
  /** In the page from the start. */
  first: boolean;
  /** In the page always: the list is short. */
  stays: boolean;
  className?: string | undefined;
  /** Of a place: the height that its `--items` are likely to have. */
  placeClassName: string;
}

interface GroupState {
  isNear: boolean;
  isFirst: boolean;
  /** What the group and its parts measured when they were in the page before. */
  height?: number;
  heights: readonly number[];
}

/**
 * Some items of a long list that are in the page while they are near what is seen, and while one of them has the focus; else
 * an empty place of the height they had, or are likely to have. With 2,000 products in the page the browser asks at every
 * frame whether one of 2,000 pictures has come into sight, even of those that it does not draw. For lists that scroll with
 * the page: the margin does not reach into what scrolls in itself (and `scrollMargin` takes all for near in Chromium).
 */
export function NearGroup({ parts, first, stays, className, placeClassName }: NearGroupProps) {
  const [{ isNear, isFirst, height, heights }, setState] = useState<GroupState>({
    isNear: first,
    isFirst: first,
    heights: [],
  });
  const was = useRef(first);
  const place = useCallback(
    (element: HTMLDivElement) => {
      if (stays) {
        // Of a list that was longer: what was away comes back.
        was.current = true;
        setState((old) => (old.isNear ? old : { isNear: true, isFirst: true, heights: [] }));
        return () => undefined;
      }
      return watch(element, ({ isIntersecting }) => {
        coming.delete(element);
        going.delete(element);
        if (isIntersecting === was.current) return;
        wait(element, isIntersecting ? coming : going, () => {
          // What has the focus is not taken away.
          if (!isIntersecting && element.contains(document.activeElement)) {
            element.addEventListener("focusout", lookAgain, { once: true });
            return;
          }
          was.current = isIntersecting;
          if (isIntersecting) setState((old) => ({ ...old, isNear: true }));
          else
            setState({
              isNear: false,
              isFirst: false,
              height: heightOf(element),
              heights: Array.from(element.children, heightOf),
            });
        });
      });
    },
    [stays],
  );
  const items = parts.reduce((sum, part) => sum + part.items, 0);
  return (
    <div
      ref={place}
      className={isNear ? className : placeClassName}
      style={isNear ? undefined : placeStyle(items, height)}
    >
      {isNear &&
        parts.map((part, at) => (
          <Part
            key={at}
            items={part.items}
            first={isFirst}
            height={heights[at]}
            placeClassName={placeClassName}
          >
            {part.children}
          </Part>
        ))}
    </div>
  );
}

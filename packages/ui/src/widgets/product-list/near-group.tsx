"use client";
import { useCallback, useEffect, useRef, useState, type CSSProperties, type ReactElement } from "react";

/** What is to come into the page and what is to go from it, each with the way it does. */
const coming = new Map<Element, () => void>();
const going = new Map<Element, () => void>();

let isAsked = false;
let isTurnToGo = false;

/** In milliseconds. A frame that took longer by itself has enough to do: what is not urgent waits, three frames at most. */
const longFrame = 12;
const mostWaits = 3;
/** Urgent is what is closer than so many screens to what is seen. */
const urgent = 1;
/** Groups that wait to go while something is urgent: more would make the page heavy. */
const mostGoing = 4;

/** Asks for the next change, when the frame has been laid out: to measure costs nothing then. */
function ask(waits = 0) {
  if (isAsked || coming.size + going.size === 0) return;
  isAsked = true;
  requestAnimationFrame((start) =>
    setTimeout(() => {
      isAsked = false;
      const near = nearest();
      const isUrgent = near.length > 0 && near[0]!.screens < urgent;
      if (!isUrgent && waits < mostWaits && performance.now() - start > longFrame) ask(waits + 1);
      else changeNext(near, isUrgent);
    }),
  );
}

/** What comes, the nearest first, and how many screens it is away from what is seen: 0 in sight. */
function nearest() {
  return Array.from(coming.keys(), (place) => {
    const { top, bottom } = place.getBoundingClientRect();
    const screens = Math.max(top - innerHeight, -bottom, 0) / innerHeight;
    return { place, screens, middle: Math.abs(top + bottom - innerHeight) };
  }).sort((a, b) => a.screens - b.screens || a.middle - b.middle);
}

function change(list: typeof coming, place: Element) {
  const apply = list.get(place);
  list.delete(place);
  apply?.();
}

/**
 * One change in a frame, in turn the nearest that comes and the one that waits longest to go; two that come where it is
 * urgent. What a frame costs does not grow with how fast somebody scrolls.
 */
function changeNext(near: ReturnType<typeof nearest>, isUrgent: boolean) {
  const isLeaving = going.size > (isUrgent ? mostGoing : 0) && (isTurnToGo || near.length === 0);
  if (isLeaving) change(going, going.keys().next().value!);
  else for (const { place } of near.slice(0, isUrgent ? 2 : 1)) change(coming, place);
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
    { rootMargin: "200% 0px" },
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

interface ItemProps {
  /** In the page from its start. */
  first: boolean;
  /** What it measured when it was in the page before. */
  height: number | undefined;
  placeClassName: string;
  children: ReactElement;
}

function Item({ first, height, placeClassName, children }: ItemProps) {
  const [isHere, setHere] = useState(first);
  const place = useCallback((element: HTMLDivElement) => wait(element, coming, () => setHere(true)), []);
  return isHere ? children : <div ref={place} className={placeClassName} style={{ blockSize: height }} />;
}

export interface NearGroupProps {
  /** Its items, one element each, with keys. */
  children: readonly ReactElement[];
  /** In the page from the start. */
  first: boolean;
  /** In the page always: the list is short. */
  stays: boolean;
  className?: string | undefined;
  /** Of its empty place: the height that its `--items` are likely to have. */
  placeClassName: string;
  /** Of an item's empty place: the height it is likely to have. */
  itemPlaceClassName: string;
}

interface GroupState {
  isNear: boolean;
  isFirst: boolean;
  /** What the group and its items measured when they were in the page before. */
  height?: number;
  heights: readonly number[];
}

/**
 * Some items of a long list that are in the page while they are near what is seen, and while one of them has the focus; else
 * an empty place of the height they had, or are likely to have. With 2,000 products in the page the browser asks at every
 * frame whether one of 2,000 pictures has come into sight, even of those that it does not draw. For lists that scroll with
 * the page: the margin does not reach into what scrolls in itself (and `scrollMargin` takes all for near in Chromium).
 *
 * Its items should have `contain: content`, and what is inside each be one stacking context more (`isolate`): else what they
 * painted is painted again with each that comes.
 */
export function NearGroup({
  children,
  first,
  stays,
  className,
  placeClassName,
  itemPlaceClassName,
}: NearGroupProps) {
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
  // What comes into a group that is in the page, as when more of the list has loaded, does not wait.
  useEffect(() => {
    if (isNear && !isFirst) setState((old) => (old.isNear ? { ...old, isFirst: true } : old));
  }, [isNear, isFirst]);
  return (
    <div
      ref={place}
      className={isNear ? className : placeClassName}
      style={isNear ? undefined : ({ "--items": children.length, blockSize: height } as CSSProperties)}
    >
      {isNear &&
        children.map((item, at) => (
          <Item key={item.key} first={isFirst} height={heights[at]} placeClassName={itemPlaceClassName}>
            {item}
          </Item>
        ))}
    </div>
  );
}

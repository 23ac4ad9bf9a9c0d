"use client";
import { useMemo, type ComponentProps } from "react";
import { cx } from "../../lib/cx.js";
import { Noscript, useLazyMount } from "../../lib/lazy-mount/index.js";
import { mergeRefs } from "../../lib/merge-refs.js";

export interface LazyMountProps extends ComponentProps<"div"> {
  /** Class of the empty place: sets its estimated height, so that nothing moves when the content mounts. */
  placeholderClassName: string;
}

/**
 * Content below the first screen: the first HTML has it in a `<noscript>`, for browsers without scripts, and its elements
 * mount when the place is visible or, once the customer scrolls, comes within one screen of the window. Without any interaction
 * they mount some seconds later.
 * Keep the section's heading outside, so that screen readers and search engines find it. What the browser renders itself
 * mounts at once.
 */
export function LazyMount({ placeholderClassName, className, children, ref, ...rest }: LazyMountProps) {
  const [isMounted, place] = useLazyMount(false);
  const merged = useMemo(() => mergeRefs<HTMLDivElement>(place, ref), [place, ref]);
  return (
    <div
      ref={merged}
      data-slot="lazy-mount"
      data-state={isMounted ? "mounted" : "waiting"}
      {...rest}
      className={cx(!isMounted && placeholderClassName, className)}
    >
      {isMounted ? children : <Noscript>{children}</Noscript>}
    </div>
  );
}

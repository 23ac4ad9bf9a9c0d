"use client";
import { cva } from "class-variance-authority";
import type { ComponentProps } from "react";
import { useMessages, commonMessages } from "../../locale/index.js";

export const skeletonShapes = ["text", "box", "circle"] as const;
export type SkeletonShape = (typeof skeletonShapes)[number];

const skeletonClass = cva("block flex-none shimmer", {
  variants: {
    shape: {
      text: "h-3.5 rounded-check",
      box: "rounded-picture",
      circle: "rounded-[50%]",
    } satisfies Record<SkeletonShape, string>,
  },
});

export interface SkeletonProps extends ComponentProps<"span"> {
  /** A bar of text, a box with a picture's corners, a circle. Give it the size of what will replace it. */
  shape?: SkeletonShape | undefined;
}

/** The place of something that is on its way. Put several into a `SkeletonGroup`, which says so once. */
export function Skeleton({ shape = "text", className, ...rest }: SkeletonProps) {
  return (
    <span
      data-slot="skeleton"
      data-shape={shape}
      aria-hidden
      {...rest}
      className={skeletonClass({ shape, className })}
    />
  );
}

export interface SkeletonGroupProps extends ComponentProps<"div"> {
  /** What is loading; "Loading" by default. */
  label?: string | undefined;
}

/** Placeholders that stand for one thing: announced once, nothing inside can be reached. */
export function SkeletonGroup({ label, children, ...rest }: SkeletonGroupProps) {
  const { t } = useMessages();
  return (
    <div data-slot="skeleton-group" role="status" aria-busy {...rest}>
      <span className="sr-only">{label ?? t(commonMessages.loading)}</span>
      <div aria-hidden inert className="contents">
        {children}
      </div>
    </div>
  );
}

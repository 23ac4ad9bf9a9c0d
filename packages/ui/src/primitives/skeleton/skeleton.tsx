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
  /** Text line, box with the corners of an image, or circle. Give it the size of the content. */
  shape?: SkeletonShape | undefined;
}

/** Placeholder of loading content. Wrap several in a `SkeletonGroup`, which announces them once. */
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

/** Group of placeholders: announced once, with no focusable content. */
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

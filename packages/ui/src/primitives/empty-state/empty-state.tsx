import type { ComponentProps, ReactNode } from "react";
import { cx } from "../../lib/cx.js";

export interface EmptyStateProps extends Omit<ComponentProps<"div">, "title"> {
  /** Decorative illustration, about 200 px wide: `EmptyPlate`. */
  picture?: ReactNode;
  /** What is missing, in a few words. */
  title: ReactNode;
  /** One sentence. */
  text?: ReactNode;
  /** One next step: a `Button`. */
  action?: ReactNode;
  /** Secondary next step: a `Link`. */
  more?: ReactNode;
  level?: 1 | 2 | 3 | undefined;
}

/** Shown instead of empty content: illustration, one sentence and one next step. */
export function EmptyState({
  picture,
  title,
  text,
  action,
  more,
  level = 2,
  className,
  ...rest
}: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      data-slot="empty-state"
      {...rest}
      className={cx("flex flex-col items-center justify-center px-4 py-8 text-center", className)}
    >
      {picture && (
        <div data-slot="empty-state-picture" aria-hidden className="mb-6">
          {picture}
        </div>
      )}
      <Heading className="heading mb-2 text-title">{title}</Heading>
      {text && <p className="mb-6 max-w-80 text-pretty text-muted">{text}</p>}
      {action && <div className={cx("grid min-w-55 justify-items-stretch", !text && "mt-4")}>{action}</div>}
      {more && <div className="mt-5 text-small">{more}</div>}
    </div>
  );
}

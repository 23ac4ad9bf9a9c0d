import type { ComponentProps, ReactNode } from "react";
import { cx } from "../../lib/cx.js";

export interface EmptyStateProps extends Omit<ComponentProps<"div">, "title"> {
  /** A drawing about 200 px wide: the empty plate. Decorative. */
  picture?: ReactNode;
  /** What is not here, in a few words. */
  title: ReactNode;
  /** One sentence. */
  text?: ReactNode;
  /** One way forward: a `Button`. */
  action?: ReactNode;
  /** A second, smaller way: a `Link`. */
  more?: ReactNode;
  level?: 1 | 2 | 3 | undefined;
}

/** Nothing here yet: a picture, one sentence and one way forward. */
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
      <Heading className="heading mb-2 text-f5">{title}</Heading>
      {text && <p className="mb-6 max-w-80 text-pretty text-muted">{text}</p>}
      {action && <div className={cx("grid min-w-55 justify-items-stretch", !text && "mt-4")}>{action}</div>}
      {more && <div className="mt-5 text-f2">{more}</div>}
    </div>
  );
}

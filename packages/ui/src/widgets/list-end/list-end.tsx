"use client";
import { useEffect, useEffectEvent, useRef, type ComponentProps } from "react";
import type { AsyncStatus } from "../../lib/async-status.js";
import { catalogueMessages, useMessages } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { RetryAlert } from "../../primitives/retry-alert/index.js";
import { cx } from "../../lib/cx.js";

export interface ListEndProps extends Omit<ComponentProps<"div">, "children"> {
  /** Of the page that was requested last: `ready` by default. */
  status?: AsyncStatus | undefined;
  /** Asks for the next page; without it there is none. */
  onLoadMore?: (() => void) | undefined;
  /** Asks again after a failure. */
  onRetry?: (() => void) | undefined;
  /** Asks by itself 600 px before the end is seen. */
  auto?: boolean | undefined;
}

/** Under a list that comes page by page: a button for the next page, or why it did not come. Nothing at the last. */
export function ListEnd({
  status = "ready",
  onLoadMore,
  onRetry,
  auto = false,
  className,
  ...rest
}: ListEndProps) {
  const { t } = useMessages();
  const seen = useRef<HTMLDivElement>(null);
  const ask = useEffectEvent(() => onLoadMore?.());
  const watching = auto && onLoadMore !== undefined && status === "ready";
  useEffect(() => {
    const element = seen.current;
    if (!element || !watching) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && ask(), {
      rootMargin: "600px",
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [watching]);

  if (status !== "failed" && !onLoadMore) return null;
  return (
    <div data-slot="list-end" {...rest} className={cx("pt-6", className)}>
      {status === "failed" ? (
        <RetryAlert onRetry={onRetry} />
      ) : (
        <div ref={seen} className="grid justify-center">
          <Button variant="outline" size="small" loading={status === "loading"} onClick={onLoadMore}>
            {t(catalogueMessages.showMore)}
          </Button>
        </div>
      )}
    </div>
  );
}

"use client";
import { useEffect, useEffectEvent, useRef, type ComponentProps, type MouseEvent } from "react";
import type { AsyncStatus } from "../../lib/async-status.js";
import { catalogueMessages, useMessages } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { RetryAlert } from "../../primitives/retry-alert/index.js";
import { cx } from "../../lib/cx.js";

export interface ListEndProps extends Omit<ComponentProps<"div">, "children"> {
  /** Status of the last requested page; `ready` by default. */
  status?: AsyncStatus | undefined;
  /** Requests the next page. Undefined on the last page. */
  onLoadMore?: (() => void) | undefined;
  /** Address of the next page, so that "Show more" is a link that works without scripts. */
  moreHref?: string | undefined;
  /** Retries after a failure. */
  onRetry?: (() => void) | undefined;
  /** Requests the next page automatically 600 px before the end is visible. */
  auto?: boolean | undefined;
}

/**
 * End of a paginated list: a button or link for the next page, or the error of the last request. Renders nothing on the
 * last page.
 */
export function ListEnd({
  status = "ready",
  onLoadMore,
  moreHref,
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
    const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && ask(), {
      rootMargin: "600px",
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [watching]);

  const load = (event: MouseEvent) => {
    // Opens the link in a new tab or window.
    if (moreHref && (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) return;
    event.preventDefault();
    onLoadMore?.();
  };

  if (status !== "failed" && !onLoadMore) return null;
  return (
    <div data-slot="list-end" {...rest} className={cx("pt-6", className)}>
      {status === "failed" ? (
        <RetryAlert onRetry={onRetry} />
      ) : (
        <div ref={seen} className="grid justify-center">
          <Button
            variant="outline"
            size="small"
            loading={status === "loading"}
            onClick={load}
            {...(moreHref ? { href: moreHref } : {})}
          >
            {t(catalogueMessages.showMore)}
          </Button>
        </div>
      )}
    </div>
  );
}

"use client";
import { useControllableState } from "@radix-ui/react-use-controllable-state";
import type { ComponentProps, MouseEvent } from "react";
import { cx } from "../../lib/cx.js";
import { Anchor, commonMessages, dataMessages, useFormat, useMessages } from "../../locale/index.js";
import { ChevronLeft, ChevronRight } from "../icon/icon-nodes.js";
import { IconButton } from "../icon-button/index.js";
import { shownPages } from "./shown-pages.js";

export interface PaginationProps extends Omit<ComponentProps<"nav">, "children"> {
  /** The current page, from 1. */
  page?: number | undefined;
  defaultPage?: number | undefined;
  onPageChange?: ((page: number) => void) | undefined;
  /** How many pages there are. Lists with a cursor do not know it: they say `lastPage`. */
  pageCount?: number | undefined;
  /** No page follows, where `pageCount` is unknown. */
  lastPage?: boolean | undefined;
  /** Address of a page: its buttons become links. */
  getHref?: ((page: number) => string) | undefined;
}

const pageClass =
  "relative hit-area grid h-chip min-w-chip place-items-center rounded-button-small px-2 text-small font-medium hover:bg-sunken active:bg-border aria-[current]:bg-ink aria-[current]:text-on-ink forced-colors:border forced-colors:border-transparent forced-colors:aria-[current]:border-[Highlight]";

/** Moves between the pages of a list. A phone shows the current page between Previous and Next. */
export function Pagination({
  page: pageProp,
  defaultPage,
  onPageChange,
  pageCount,
  lastPage,
  getHref,
  className,
  ...rest
}: PaginationProps) {
  const { t } = useMessages();
  const format = useFormat();
  const [page, setPage] = useControllableState({
    prop: pageProp,
    defaultProp: defaultPage ?? 1,
    onChange: onPageChange,
  });
  const isLast = pageCount === undefined ? lastPage === true : page >= pageCount;
  // A link to a page is followed by the app's router; with Ctrl or Shift it opens elsewhere, and this list stays.
  const follow = (event: MouseEvent, to: number) => {
    if (!event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) setPage(to);
  };
  const step = (to: number, label: string, icon: typeof ChevronLeft, isEnd: boolean) => {
    const attributes = { icon, flip: true, variant: "plain", size: "small", "aria-label": label } as const;
    // At an end it stays the same element, so that the focus is not lost.
    const off = isEnd ? { "aria-disabled": true } : {};
    const onClick = (event: MouseEvent) => (isEnd ? event.preventDefault() : follow(event, to));
    return getHref ? (
      <IconButton {...attributes} {...off} href={getHref(isEnd ? page : to)} onClick={onClick} />
    ) : (
      <IconButton {...attributes} {...off} onClick={onClick} />
    );
  };
  return (
    <nav
      data-slot="pagination"
      aria-label={t(dataMessages.pages)}
      {...rest}
      className={cx("flex min-w-0 items-center gap-1", className)}
    >
      {step(page - 1, t(commonMessages.previous), ChevronLeft, page <= 1)}
      {pageCount === undefined ? (
        <span aria-current="page" className="px-2 text-small font-medium">
          {t(dataMessages.page, { page: format.number(page) })}
        </span>
      ) : (
        <>
          <ol className="hidden items-center gap-1 tablet:flex">
            {shownPages(page, pageCount).map((entry, at) => {
              // oxlint-disable-next-line react/no-array-index-key -- a gap is identified by its position
              if (entry === "gap")
                return <li key={`gap ${at}`} aria-hidden className="px-1 text-muted before:content-['…']" />;
              const attributes = {
                "aria-label": t(dataMessages.page, { page: format.number(entry) }),
                "aria-current": entry === page ? ("page" as const) : undefined,
                "data-slot": "pagination-page",
                className: pageClass,
                onClick: (event: MouseEvent) => follow(event, entry),
              };
              return (
                <li key={entry}>
                  {getHref ? (
                    <Anchor {...attributes} href={getHref(entry)}>
                      {format.number(entry)}
                    </Anchor>
                  ) : (
                    <button type="button" {...attributes}>
                      {format.number(entry)}
                    </button>
                  )}
                </li>
              );
            })}
          </ol>
          <span className="px-2 text-small font-medium tablet:hidden">
            {t(dataMessages.pageOf, { page: format.number(page), pages: format.number(pageCount) })}
          </span>
        </>
      )}
      {step(page + 1, t(commonMessages.next), ChevronRight, isLast)}
    </nav>
  );
}

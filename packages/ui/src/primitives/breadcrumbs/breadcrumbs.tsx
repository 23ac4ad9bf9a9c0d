"use client";
import type { ComponentProps, ReactNode } from "react";
import { cx } from "../../lib/cx.js";
import { Anchor, dataMessages, useMessages } from "../../locale/index.js";
import { Icon } from "../icon/index.js";
import { ChevronLeft, ChevronRight } from "../icon/icon-nodes.js";

export interface Breadcrumb {
  label: ReactNode;
  /** Address of the page; the current page, which is the last, needs none. */
  href?: string | undefined;
}

export interface BreadcrumbsProps extends Omit<ComponentProps<"nav">, "children"> {
  /** From the first page to the current one. */
  items: readonly Breadcrumb[];
}

/** The pages above the current one. A phone shows the nearest of them alone, as the way back. */
export function Breadcrumbs({ items, className, ...rest }: BreadcrumbsProps) {
  const { t } = useMessages();
  const parent = items.findLastIndex(({ href }, at) => href !== undefined && at < items.length - 1);
  return (
    <nav
      data-slot="breadcrumbs"
      aria-label={t(dataMessages.breadcrumbs)}
      {...rest}
      className={cx("min-w-0 text-small", className)}
    >
      <ol className="flex min-w-0 flex-wrap items-center gap-x-1">
        {items.map(({ label, href }, at) => {
          const isCurrent = at === items.length - 1;
          return (
            <li
              // oxlint-disable-next-line react/no-array-index-key -- a page is identified by its depth
              key={at}
              data-slot="breadcrumb"
              className={cx("min-w-0 items-center gap-x-1", at === parent ? "flex" : "hidden tablet:flex")}
            >
              {at > 0 && (
                <Icon of={ChevronRight} size="small" flip className="hidden text-faint tablet:block" />
              )}
              {at === parent && (
                <Icon of={ChevronLeft} size="small" flip className="text-muted tablet:hidden" />
              )}
              {href !== undefined && !isCurrent ? (
                <Anchor
                  href={href}
                  className="flex min-h-6 min-w-0 items-center rounded-tag py-1 text-muted underline-offset-4 hover:text-text hover:underline"
                >
                  <span className="min-w-0 wrap-anywhere">{label}</span>
                </Anchor>
              ) : (
                <span
                  aria-current={isCurrent ? "page" : undefined}
                  className={cx("min-w-0 py-1 wrap-anywhere", isCurrent ? "font-medium" : "text-muted")}
                >
                  {label}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

"use client";
import { ChevronRight, Ellipsis } from "lucide-react";
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from "react";
import { useMessages, commonMessages } from "../../locale/index.js";
import { cx } from "../../lib/cx.js";
import { Icon } from "../icon/index.js";
import { Link } from "../link/index.js";

/** One page of the path. */
export interface Breadcrumb {
  label: ReactNode;
  /** Where it leads; the page itself, the last one, needs none. */
  href?: string | undefined;
}

export interface BreadcrumbsProps extends Omit<ComponentProps<"nav">, "children"> {
  /** From the top of the site to this page. */
  items: readonly Breadcrumb[];
  /** How many pages of a longer path are shown: the first and the last ones; a button shows the rest. 4 by default. */
  most?: number | undefined;
}

/**
 * Where this page lies, and the way up. Long paths collapse behind a button and unfold in place; long names are cut
 * after about a third of a phone's width, the page's own name wraps.
 */
export function Breadcrumbs({ items, most = 4, className, ...rest }: BreadcrumbsProps) {
  const { t } = useMessages();
  const [whole, setWhole] = useState(false);
  const list = useRef<HTMLOListElement>(null);

  // The button is gone: the focus goes on to what it revealed.
  useEffect(() => {
    if (whole) list.current?.querySelectorAll("li")[1]?.querySelector("a")?.focus();
  }, [whole]);

  const last = items.length - 1;
  // One page alone is not worth a button.
  const hidden = whole || items.length <= most + 1 ? 0 : items.length - Math.max(2, most);
  return (
    <nav
      data-slot="breadcrumbs"
      aria-label={t(commonMessages.breadcrumbs)}
      {...rest}
      className={cx("text-f2", className)}
    >
      <ol ref={list} className="flex flex-wrap items-center gap-x-1">
        {items.map(({ label, href }, at) => {
          const first = at === 0;
          if (at > 1 && at <= hidden) return null;
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a path has its order and nothing else
            <li key={at} className="flex min-h-touch min-w-0 items-center gap-1">
              {!first && <Icon of={ChevronRight} size="small" flip className="text-faint" />}
              {hidden > 0 && at === 1 ? (
                <button
                  type="button"
                  data-slot="breadcrumbs-more"
                  aria-label={t(commonMessages.showPath)}
                  aria-expanded={false}
                  onClick={() => setWhole(true)}
                  className="grid size-touch place-items-center rounded-full text-muted hover:bg-sunken hover:text-text active:bg-border"
                >
                  <Icon of={Ellipsis} size="small" />
                </button>
              ) : at === last ? (
                <span data-slot="breadcrumbs-page" aria-current="page" className="font-medium">
                  <bdi>{label}</bdi>
                </span>
              ) : href === undefined ? (
                <bdi className="text-muted">{label}</bdi>
              ) : (
                <Link
                  href={href}
                  variant="quiet"
                  className="flex min-h-touch min-w-touch items-center justify-center"
                >
                  <bdi className="max-w-32 truncate tablet:max-w-60">{label}</bdi>
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

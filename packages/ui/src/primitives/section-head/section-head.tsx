"use client";
import { ChevronRight } from "../icon/icon-nodes.js";
import type { ComponentProps, ReactNode } from "react";
import { useMessages, commonMessages } from "../../locale/index.js";
import { cx } from "../../lib/cx.js";
import { Icon } from "../icon/index.js";
import { Link } from "../link/index.js";

export interface SectionHeadProps extends Omit<ComponentProps<"div">, "title"> {
  title: ReactNode;
  /** Id of the heading, for the section's `aria-labelledby`. */
  titleId?: string | undefined;
  /** One line under the title. */
  text?: ReactNode;
  level?: 2 | 3 | undefined;
  /** Target of "See all". */
  seeAllHref?: string | undefined;
  /** "See all" by default. */
  seeAllLabel?: string | undefined;
  /** At the end, after "See all". */
  end?: ReactNode;
}

/** Heading of a section, with a link to all of its items. */
export function SectionHead({
  title,
  titleId,
  text,
  level = 2,
  seeAllHref,
  seeAllLabel,
  end,
  className,
  ...rest
}: SectionHeadProps) {
  const { t } = useMessages();
  const Heading = `h${level}` as const;
  return (
    <div
      data-slot="section-head"
      {...rest}
      className={cx("flex flex-wrap items-end justify-between gap-x-4 desktop:items-center", className)}
    >
      {/* With large text "See all" gets a line of its own: beside it, words would break between letters. */}
      <div className="min-w-[min(100%,8rem)] flex-1">
        <Heading id={titleId} className="heading text-heading">
          {title}
        </Heading>
        {text && <p className="text-small text-muted">{text}</p>}
      </div>
      {(seeAllHref || end) && (
        <div className="flex flex-none items-center gap-3">
          {seeAllHref && (
            <Link
              href={seeAllHref}
              className="relative z-1 inline-flex hit-area items-center gap-0.5 text-small"
              aria-describedby={titleId}
            >
              <span>{seeAllLabel ?? t(commonMessages.seeAll)}</span>
              <Icon of={ChevronRight} size="small" flip className="desktop:hidden" />
            </Link>
          )}
          {end}
        </div>
      )}
    </div>
  );
}

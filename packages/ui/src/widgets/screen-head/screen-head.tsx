"use client";
import { ArrowLeft } from "../../primitives/icon/icon-nodes.js";
import type { ComponentProps, ReactNode } from "react";
import { useMessages, commonMessages } from "../../locale/index.js";
import { IconButton } from "../../primitives/icon-button/index.js";
import { cx } from "../../lib/cx.js";

export interface ScreenHeadProps extends Omit<ComponentProps<"div">, "title"> {
  title: ReactNode;
  /** URL of the parent page. Without it this is a page of the tab bar and keeps the site's header. */
  backHref?: string | undefined;
  /** The section's navigation is next to it on desktop, so the back arrow is hidden there. */
  besideNav?: boolean | undefined;
  /** One action at the end. */
  action?: ReactNode;
}

/**
 * Title of a screen and its only h1: on phones a sticky bar with back and title that replaces the site's header, on
 * desktop a large title below it.
 */
export function ScreenHead({ title, backHref, besideNav, action, className, ...rest }: ScreenHeadProps) {
  const { t } = useMessages();
  return (
    <div
      data-slot="screen-head"
      data-keep-clear
      data-phone-header={backHref ? "own" : undefined}
      {...rest}
      className={cx(
        "flex flex-wrap items-center gap-x-3 print:hidden max-desktop:-mx-gutter max-desktop:px-gutter desktop:gap-4 desktop:pt-7 desktop:pb-5",
        backHref
          ? "min-h-header max-desktop:sticky max-desktop:top-0 max-desktop:z-bar max-desktop:bg-bg"
          : "pt-2 pb-3",
        className,
      )}
    >
      {backHref && (
        <IconButton
          href={backHref}
          icon={ArrowLeft}
          flip
          aria-label={t(commonMessages.back)}
          className={besideNav ? "desktop:hidden" : "desktop:border desktop:border-border desktop:bg-surface"}
        />
      )}
      <h1
        tabIndex={-1}
        data-slot="page-title"
        className={cx(
          "flex-words outline-none heading desktop:text-[2.125rem] desktop:leading-[1.3] desktop:font-display",
          backHref ? "truncate text-[min(1.25rem,10vw)] leading-heading" : "text-title",
        )}
      >
        {title}
      </h1>
      {action && <div className="ms-auto flex-none">{action}</div>}
    </div>
  );
}

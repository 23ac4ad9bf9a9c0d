"use client";
import { ArrowLeft } from "../../primitives/icon/icon-nodes.js";
import type { ComponentProps, ReactNode } from "react";
import { useMessages, commonMessages } from "../../locale/index.js";
import { IconButton } from "../../primitives/icon-button/index.js";
import { cx } from "../../lib/cx.js";

export interface SubPageHeaderProps extends Omit<ComponentProps<"div">, "title"> {
  backHref: string;
  /** Name of the page, or of its parent. */
  title: ReactNode;
  /** Before the title: a logo. */
  lead?: ReactNode;
  /** One action at the end. */
  action?: ReactNode;
  /** Whether the title is the page's own heading. */
  pageTitle?: boolean | undefined;
}

/** Header of a subpage on phones: back button, title, at most one action. */
export function SubPageHeader({
  backHref,
  title,
  lead,
  action,
  pageTitle = false,
  className,
  ...rest
}: SubPageHeaderProps) {
  const { t } = useMessages();
  const titleClass = "min-w-0 flex-1 truncate text-[1.25rem] leading-heading font-semibold outline-none";
  return (
    <div
      data-slot="sub-page-header"
      data-keep-clear
      data-phone-header="own"
      {...rest}
      className={cx(
        "sticky top-0 z-bar flex min-h-header items-center gap-3 bg-bg px-gutter desktop:hidden",
        className,
      )}
    >
      <IconButton href={backHref} icon={ArrowLeft} flip aria-label={t(commonMessages.back)} />
      {lead}
      {pageTitle ? (
        <h1 tabIndex={-1} data-slot="page-title" className={cx(titleClass, "heading")}>
          {title}
        </h1>
      ) : (
        <span className={titleClass}>{title}</span>
      )}
      {action}
    </div>
  );
}

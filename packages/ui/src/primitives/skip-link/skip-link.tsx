"use client";
import type { ComponentProps, MouseEvent } from "react";
import { useMessages, shellMessages } from "../../locale/index.js";
import { cx } from "../../lib/cx.js";

export interface SkipLinkProps extends ComponentProps<"a"> {
  /** Target: `#` and the id of the page's `main` or another landmark. */
  href: `#${string}`;
}

/**
 * First Tab stop of a page: skips repeated navigation. Visible only while focused. A plain anchor instead of the
 * router's link: it moves the focus itself, and a router would ignore the fragment. "Skip to content" by default.
 */
export function SkipLink({ href, onClick, className, children, ...rest }: SkipLinkProps) {
  const { t } = useMessages();
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented) return;
    const target = document.getElementById(href.slice(1));
    if (!target) return;
    event.preventDefault();
    if (target.tabIndex < 0 && !target.hasAttribute("tabindex")) target.tabIndex = -1;
    target.focus();
  };
  return (
    <a
      data-slot="skip-link"
      {...rest}
      href={href}
      onClick={go}
      className={cx(
        "absolute start-4 top-3 z-toast flex min-h-touch max-w-[calc(100%-2rem)] -translate-y-[calc(100%+6rem)] items-center rounded-button bg-ink px-5 py-3 text-small font-semibold text-on-ink transition-transform focus:translate-y-0",
        className,
      )}
    >
      {children ?? t(shellMessages.skipToContent)}
    </a>
  );
}

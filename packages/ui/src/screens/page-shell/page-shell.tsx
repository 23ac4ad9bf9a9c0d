"use client";
import { WifiOff } from "../../primitives/icon/icon-nodes.js";
import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../../primitives/icon/index.js";
import { LazyMount } from "../../primitives/lazy-mount/index.js";
import { SkipLink } from "../../primitives/skip-link/index.js";
import { cx } from "../../lib/cx.js";
import { useFloating } from "../../lib/use-floating.js";
import { copyScreenAttributes } from "./copy-screen-attributes.js";

/** Id of the page's `main`, the target of the skip link. */
export const contentId = "content";

export interface PageShellProps extends ComponentProps<"div"> {
  /** `SiteHeader` or `AuthHeader`. */
  header?: ReactNode;
  /** `BottomTabBar`; phones only. */
  tabBar?: ReactNode;
  /** `RunningOrderBar`: above the tab bar, floating on desktop. */
  activity?: ReactNode;
  /** `SiteFooter`. */
  footer?: ReactNode;
  /** Banner above the header, for example a message to all customers. */
  notice?: ReactNode;
  /** Connection problem: floats at the bottom of the screen and is announced. */
  connection?: ReactNode;
  /** The screen. */
  children: ReactNode;
}

/**
 * Frame of every screen: skip link, header, `main`, footer, tab bar.
 *
 * A screen with its own header on phones (a store's cover, a back button) sets `data-phone-header="own"` on an element
 * inside; one with its own sticky action sets `data-phone-bar="own"`. On phones the frame then hides its header, or its
 * tab bar and footer.
 */
export function PageShell({
  header,
  tabBar,
  activity,
  footer,
  notice,
  connection,
  children,
  className,
  ...rest
}: PageShellProps) {
  useFloating(!!connection);
  return (
    <div data-slot="page-shell" {...rest} className={cx("flex min-h-svh flex-col bg-bg", className)}>
      <SkipLink href={`#${contentId}`} />
      {notice}
      {header && (
        <div
          data-slot="shell-header"
          className="contents print:hidden max-desktop:[[data-phone-header=inside]_&]:hidden"
        >
          {header}
        </div>
      )}
      <main
        ref={copyScreenAttributes}
        id={contentId}
        tabIndex={-1}
        data-slot="shell-main"
        className={cx(
          "flex flex-1 flex-col outline-none",
          // While a screen's code loads, `main` has no height and a margin of the viewport's height instead: loaded
          // content then causes no layout shift, wherever it starts, and the focus can stay here.
          // No `:has()`, see `copyScreenAttributes`.
          "[[data-route-loading=inside]_&]:mb-[100svh] [[data-route-loading=inside]_&]:h-0 [[data-route-loading=inside]_&]:min-h-0 [[data-route-loading=inside]_&]:flex-none",
          // The footer of a short page starts below the fold, so that late content does not move it visibly.
          footer ? "min-h-svh" : undefined,
        )}
      >
        {children}
      </main>
      {footer && (
        <div data-slot="shell-footer" className="print:hidden max-desktop:[[data-phone-bar=inside]_&]:hidden">
          <LazyMount placeholderClassName="min-h-205 desktop:min-h-95">{footer}</LazyMount>
        </div>
      )}
      {(tabBar || activity) && (
        <div
          data-slot="shell-tab-bar"
          data-keep-clear
          className="sticky bottom-0 z-bar order-last desktop:contents print:hidden! max-desktop:[[data-phone-bar=inside]_&]:hidden"
        >
          {/* Over the page: the tabs and the page stay where they are when it comes and goes (REQ-A11Y-10). */}
          {activity && (
            <div data-slot="shell-activity" className="absolute inset-x-0 bottom-full desktop:contents">
              {activity}
            </div>
          )}
          {tabBar && <div className="desktop:hidden">{tabBar}</div>}
        </div>
      )}
      {/* Under the last content, so that what floats over the page's end can be scrolled away from it. */}
      <div
        aria-hidden
        data-slot="shell-activity-room"
        className={cx(
          "hidden h-21 desktop:h-30 print:hidden! max-desktop:[[data-phone-bar=inside]_&]:hidden! [[data-floating]_&]:block",
          footer ? "bg-night" : undefined,
        )}
      />
      {/* Always rendered: a live region must exist before its content changes. */}
      <div
        role="status"
        data-slot="shell-connection"
        className="pointer-events-none fixed inset-x-0 bottom-24 z-toast flex justify-center px-gutter desktop:bottom-6 print:hidden"
      >
        {connection && (
          <div
            data-keep-clear
            className="flex animate-rise-in items-center gap-2.5 rounded-button bg-ink px-4 py-2.5 text-small font-medium text-on-ink shadow-search"
          >
            <Icon of={WifiOff} />
            <span>{connection}</span>
          </div>
        )}
      </div>
    </div>
  );
}

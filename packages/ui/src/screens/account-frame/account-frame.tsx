"use client";
import { cva } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import type { AsyncStatus } from "../../lib/async-status.js";
import { cx } from "../../lib/cx.js";
import { ErrorState, type ErrorStateVariant } from "../../primitives/error-state/index.js";
import { ScreenHead } from "../../widgets/screen-head/index.js";

/** Status of an account page. Everything but `ready` and `loading` shows a state in place of the content. */
export type AccountStatus = AsyncStatus | ErrorStateVariant;

/** Props of every account page. */
export interface AccountPageProps extends Omit<ComponentProps<"div">, "children" | "title"> {
  status: AccountStatus;
  /** Retries loading. */
  onRetry: () => void;
  loadingRetry?: boolean | undefined;
  /** Parent page (the profile); phones only. */
  backHref?: string | undefined;
  /** Sign-in link for guests. */
  signInHref?: string | undefined;
  /** `AccountNav`, beside the page on desktop. */
  nav?: ReactNode;
}

export const accountFrameWidths = ["full", "form"] as const;
export type AccountFrameWidth = (typeof accountFrameWidths)[number];

const contentClass = cva("", {
  variants: {
    width: { full: "", form: "w-full desktop:max-w-118" } satisfies Record<AccountFrameWidth, string>,
  },
});

export interface AccountFrameProps extends AccountPageProps {
  /** The page's h1. */
  title: ReactNode;
  /** Action at the end of the header. */
  action?: ReactNode;
  /** Title of the error state. */
  failedTitle?: string | undefined;
  /** Placeholder with the shape of the content, shown while loading. */
  skeleton: ReactNode;
  /** `StickyActionBar`; phones only. */
  bar?: ReactNode;
  /** Width on desktop: `form` at most 472 px, `text` 680 px, `full` the page's. */
  width?: AccountFrameWidth | undefined;
  children: ReactNode;
}

/**
 * Frame of an account page: header, navigation beside it on desktop, and the loading, error or sign-in state in place of
 * the content.
 */
export function AccountFrame({
  status,
  onRetry,
  loadingRetry,
  backHref,
  signInHref,
  nav,
  title,
  action,
  failedTitle,
  skeleton,
  bar,
  width = "full",
  children,
  className,
  ...rest
}: AccountFrameProps) {
  const ready = status === "ready";
  return (
    <div
      data-slot="account-frame"
      data-width={width}
      {...rest}
      className={cx("flex flex-1 flex-col", className)}
    >
      <div
        className={cx(
          "page wrap-anywhere flex flex-1 flex-col pb-8 desktop:pb-16",
          nav
            ? "desktop:grid desktop:grid-cols-[var(--ui-size-nav)_minmax(0,1fr)] desktop:gap-12"
            : undefined,
        )}
      >
        {nav && (
          <aside className="hidden self-start pt-8 desktop:sticky desktop:top-header-desktop desktop:block">
            {nav}
          </aside>
        )}
        <div className="flex min-w-0 flex-1 flex-col">
          <ScreenHead
            title={title}
            backHref={backHref}
            besideNav={nav !== undefined}
            action={ready && action}
          />
          {ready || status === "loading" ? (
            <div className={contentClass({ width })}>{ready ? children : skeleton}</div>
          ) : (
            <ErrorState
              variant={status}
              title={failedTitle}
              onRetry={onRetry}
              loading={loadingRetry}
              signInHref={signInHref}
              className="flex-1"
            />
          )}
        </div>
      </div>
      {ready && bar}
    </div>
  );
}

"use client";
import type { ComponentProps, ReactNode } from "react";
import { join } from "../../theme/join.js";
import { ProblemState, type ProblemKind } from "../../widgets/problem-state/index.js";
import { ScreenHead } from "../../widgets/screen-head/index.js";

/** Of a page of the customer's own; anything but `ready` and `loading` is told in its place. */
export type AccountStatus = "loading" | "ready" | ProblemKind;

/** What every page of the account takes. */
export interface AccountPageProps extends Omit<ComponentProps<"div">, "children" | "title"> {
  status: AccountStatus;
  /** Loads it again. */
  onRetry: () => void;
  retrying?: boolean | undefined;
  /** The page above, on phones: the profile. */
  backHref?: string | undefined;
  /** Where a guest signs in. */
  signInHref?: string | undefined;
  /** `AccountNav`: beside the page on desktop. */
  nav?: ReactNode;
}

export interface AccountFrameProps extends AccountPageProps {
  /** The page's h1. */
  title: ReactNode;
  /** One action at the end of the head. */
  action?: ReactNode;
  /** What did not load, in words. */
  failedTitle?: string | undefined;
  /** In the place of what is on its way: same shape. */
  skeleton: ReactNode;
  /** `StickyActionBar`: phones only. */
  bar?: ReactNode;
  /** A form: no wider than 472 px on desktop. */
  narrow?: boolean | undefined;
  /** Lines to be read: page and head no wider than 680 px on desktop. */
  reading?: boolean | undefined;
  children: ReactNode;
}

/**
 * The frame of a page of the account: its head, on desktop the account's places beside it, and in the content's place
 * what stands in its way.
 */
export function AccountFrame({
  status,
  onRetry,
  retrying,
  backHref,
  signInHref,
  nav,
  title,
  action,
  failedTitle,
  skeleton,
  bar,
  narrow = false,
  reading = false,
  children,
  className,
  ...rest
}: AccountFrameProps) {
  const ready = status === "ready";
  return (
    <div data-slot="account-frame" {...rest} className={join("flex flex-1 flex-col", className)}>
      <div
        className={join(
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
        <div className={join("flex min-w-0 flex-1 flex-col", reading && "desktop:max-w-170")}>
          <ScreenHead
            title={title}
            backHref={backHref}
            besideNav={nav !== undefined}
            action={ready && action}
          />
          {ready ? (
            <div className={narrow ? "w-full desktop:max-w-118" : undefined}>{children}</div>
          ) : status === "loading" ? (
            <div className={narrow ? "w-full desktop:max-w-118" : undefined}>{skeleton}</div>
          ) : (
            <ProblemState
              kind={status}
              title={failedTitle}
              onRetry={onRetry}
              retrying={retrying}
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

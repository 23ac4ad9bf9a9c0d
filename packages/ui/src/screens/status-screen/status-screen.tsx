"use client";
import { RefreshCw, WifiOff } from "../../primitives/icon/icon-nodes.js";
import type { ComponentProps, ReactNode } from "react";
import { EmptyPlate } from "../../primitives/empty-plate/index.js";
import { useMessages, shellMessages, commonMessages } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { Link } from "../../primitives/link/index.js";
import { cx } from "../../lib/cx.js";

export const statusScreenVariants = ["not-found", "forbidden", "gone", "error", "offline"] as const;
export type StatusScreenVariant = (typeof statusScreenVariants)[number];

export interface StatusScreenProps extends Omit<ComponentProps<"div">, "children"> {
  /** 404, 403, 410 (a store that left), 500, or no network. */
  variant: StatusScreenVariant;
  homeHref?: string | undefined;
  /** Retry, for `error` and `offline`. */
  onRetry?: (() => void) | undefined;
  loading?: boolean | undefined;
  /** 403: link to switch accounts. */
  signInHref?: string | undefined;
  /** 404: link to search. */
  searchHref?: string | undefined;
  /** 410: link to other stores. */
  storesHref?: string | undefined;
  /** 500: link to support. */
  helpHref?: string | undefined;
  /** Id of the failed request, for the support to find it in the log. */
  requestId?: string | null | undefined;
  /** Offline: link to a page that is available offline. */
  ordersHref?: string | undefined;
}

const messagesByVariant = {
  "not-found": { title: shellMessages.notFoundTitle, text: shellMessages.notFoundText },
  forbidden: { title: shellMessages.forbiddenTitle, text: shellMessages.forbiddenText },
  gone: { title: shellMessages.goneTitle, text: shellMessages.goneText },
  error: { title: shellMessages.serverErrorTitle, text: shellMessages.serverErrorText },
  offline: { title: shellMessages.offlineTitle, text: shellMessages.offlineText },
} as const;

/** Padlock that replaces the zero of 403. */
function Padlock() {
  return (
    <svg viewBox="0 0 84 100" className="mx-2 h-25 w-21 translate-y-0.5" aria-hidden focusable="false">
      <path
        d="M20 46V28a22 22 0 0 1 44 0v18"
        fill="none"
        stroke="currentColor"
        strokeWidth="12"
        strokeLinecap="round"
      />
      <rect x="0" y="40" width="84" height="60" rx="18" className="fill-accent" />
      <circle cx="42" cy="64" r="9" className="fill-on-accent" />
      <rect x="37.5" y="66" width="9" height="20" rx="4.5" className="fill-on-accent" />
    </svg>
  );
}

/** The status code with plates as zeros. Always left to right. */
function Picture({ variant }: { variant: StatusScreenVariant }) {
  if (variant === "offline")
    return (
      <div className="relative mb-1">
        <EmptyPlate width={232} />
        <span className="absolute end-3.5 bottom-10 grid size-16 place-items-center rounded-[50%] bg-ink text-on-ink shadow-[0_0_0_6px_var(--ui-bg)]">
          <Icon of={WifiOff} size="large" />
        </span>
      </div>
    );
  return (
    <div
      dir="ltr"
      className="mb-4 flex items-center justify-center text-[7.5rem] leading-[9.375rem] font-strong tracking-[-0.04em]"
    >
      {variant === "not-found" && (
        <>
          4<EmptyPlate width={160} className="-ms-0.5 -me-2" />4
        </>
      )}
      {variant === "forbidden" && (
        <>
          4<Padlock />3
        </>
      )}
      {variant === "gone" && <EmptyPlate width={200} />}
      {variant === "error" && (
        <>
          5<EmptyPlate width={120} className="-me-1.5" />
          <EmptyPlate width={120} className="-ms-1 -me-1" />
        </>
      )}
    </div>
  );
}

/** Error page: title, explanation and up to two actions (REQ-ROUTE-42). */
export function StatusScreen({
  variant,
  homeHref = "/",
  onRetry,
  loading = false,
  signInHref,
  searchHref,
  storesHref,
  helpHref,
  ordersHref,
  requestId,
  className,
  ...rest
}: StatusScreenProps) {
  const { t } = useMessages();
  const { title, text } = messagesByVariant[variant];
  const home = { href: homeHref, label: t(shellMessages.backToHome) };
  let action: ReactNode = <Button href={home.href}>{home.label}</Button>;
  let more: { href: string; label: string } | null = null;
  if (variant === "not-found")
    more = searchHref ? { href: searchHref, label: t(shellMessages.searchSomething) } : null;
  else if (variant === "forbidden" && signInHref) {
    action = <Button href={signInHref}>{t(shellMessages.signIn)}</Button>;
    more = home;
  } else if (variant === "gone" && storesHref) {
    action = <Button href={storesHref}>{t(shellMessages.otherStores)}</Button>;
    more = home;
  } else if (onRetry) {
    action = (
      <Button onClick={onRetry} loading={loading} icon={<Icon of={RefreshCw} />}>
        {t(commonMessages.retry)}
      </Button>
    );
    if (variant === "error") more = helpHref ? { href: helpHref, label: t(shellMessages.getHelp) } : home;
    else more = ordersHref ? { href: ordersHref, label: t(shellMessages.seeOrders) } : null;
  }
  return (
    <div
      data-slot="status-screen"
      data-variant={variant}
      {...rest}
      className={cx(
        "flex flex-1 flex-col items-center justify-center overflow-x-clip px-8 pt-4 pb-12 text-center",
        className,
      )}
    >
      <div aria-hidden className="max-compact:scale-85">
        <Picture variant={variant} />
      </div>
      <h1 tabIndex={-1} data-slot="page-title" className="mb-2 max-w-100 text-title heading outline-none">
        {t(title)}
      </h1>
      <p className="mb-6 max-w-80 text-pretty text-muted">{t(text)}</p>
      <div className="grid min-w-55">{action}</div>
      {more && (
        <Link href={more.href} className="mt-5 text-small">
          {more.label}
        </Link>
      )}
      {requestId && (
        <p className="mt-6 text-caption text-muted">
          <span>{t(shellMessages.requestId)}</span>{" "}
          <bdi dir="ltr" translate="no" data-slot="request-id" className="font-mono break-all select-all">
            {requestId}
          </bdi>
        </p>
      )}
    </div>
  );
}

"use client";
import { Bell, LayoutGrid, LogOut } from "../../primitives/icon/icon-nodes.js";
import type { ComponentProps } from "react";
import {
  accountMessages,
  Anchor,
  shellMessages,
  useFormat,
  useMessages,
  type MessageDescriptor,
} from "../../locale/index.js";
import { Avatar } from "../../primitives/avatar/index.js";
import { Badge } from "../../primitives/badge/index.js";
import { Icon, type IconDrawing } from "../../primitives/icon/index.js";
import { cx } from "../../lib/cx.js";
import { accountPlacePresentation } from "../account-menu/index.js";

export const accountNavPlaces = [
  "profile",
  "orders",
  "addresses",
  "payments",
  "wallet",
  "coupons",
  "favourites",
  "family",
  "notifications",
] as const;
export type AccountNavPlace = (typeof accountNavPlaces)[number];

const presentation: Record<
  AccountNavPlace,
  { icon: IconDrawing; message: MessageDescriptor<string, string> }
> = {
  ...accountPlacePresentation,
  profile: { icon: LayoutGrid, message: accountMessages.overview },
  notifications: { icon: Bell, message: shellMessages.notifications },
};

export interface AccountNavProps extends Omit<ComponentProps<"nav">, "children"> {
  /** Current page. */
  current?: AccountNavPlace | undefined;
  /** Pages without a URL are omitted. */
  hrefs: Partial<Record<AccountNavPlace, string>>;
  /** Signed-in customer, shown above the links. */
  user?: { name: string; email: string } | undefined;
  /** Number of unread notifications. */
  unread?: number | undefined;
  onSignOut?: (() => void) | undefined;
  loadingSignOut?: boolean | undefined;
}

const row =
  "flex min-h-12 w-full items-center gap-3.5 rounded-button-small px-3.5 text-start font-medium transition-colors hover:bg-sunken active:bg-border";

/** Account navigation next to the page, on desktop. On phones the profile page links to these pages. */
export function AccountNav({
  current,
  hrefs,
  user,
  unread = 0,
  onSignOut,
  loadingSignOut = false,
  className,
  ...rest
}: AccountNavProps) {
  const { t } = useMessages();
  const { number } = useFormat();
  return (
    <nav
      data-slot="account-nav"
      aria-label={t(accountMessages.navigation)}
      {...rest}
      className={cx("w-full", className)}
    >
      {user && (
        <div className="mb-5 flex items-center gap-3">
          <Avatar name={user.name} />
          <div className="min-w-0 flex-1">
            <p className="truncate font-semibold">
              <bdi>{user.name}</bdi>
            </p>
            <p className="truncate text-small text-muted">
              <bdi dir="ltr" translate="no">
                {user.email}
              </bdi>
            </p>
          </div>
        </div>
      )}
      <ul className="grid gap-0.5">
        {accountNavPlaces.map((place) => {
          const href = hrefs[place];
          if (href === undefined) return null;
          const isCurrent = place === current;
          return (
            <li key={place}>
              <Anchor
                href={href}
                data-slot="account-nav-link"
                aria-current={isCurrent ? "page" : undefined}
                className={cx(row, isCurrent ? "bg-sunken text-text" : "text-muted")}
              >
                <Icon of={presentation[place].icon} />
                <span className="min-w-0 flex-1">{t(presentation[place].message)}</span>
                {place === "notifications" && unread > 0 && (
                  <>
                    <Badge aria-hidden tone="info">
                      {number(unread)}
                    </Badge>
                    <span className="sr-only">{t(shellMessages.unreadNotifications, { count: unread })}</span>
                  </>
                )}
              </Anchor>
            </li>
          );
        })}
        {onSignOut && (
          <li>
            <button
              type="button"
              aria-busy={loadingSignOut || undefined}
              aria-disabled={loadingSignOut || undefined}
              onClick={() => !loadingSignOut && onSignOut()}
              className={cx(row, "text-muted")}
            >
              <Icon of={LogOut} flip />
              <span>{t(shellMessages.logOut)}</span>
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}

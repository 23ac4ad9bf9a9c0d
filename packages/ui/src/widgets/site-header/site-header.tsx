"use client";
import { Bell, User } from "../../primitives/icon/icon-nodes.js";
import type { ComponentProps, ReactElement, ReactNode } from "react";
import { Anchor, useMessages, type Language, commonMessages, shellMessages } from "../../locale/index.js";
import { CountBadge } from "../../primitives/count-badge/index.js";
import { Button } from "../../primitives/button/index.js";
import { Skeleton } from "../../primitives/skeleton/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { IconButton } from "../../primitives/icon-button/index.js";
import { Logo } from "../../primitives/logo/index.js";
import { cx } from "../../lib/cx.js";
import { useHydrated } from "../../lib/use-hydrated.js";
import { AreaLine, type AreaData } from "../area-line/index.js";
import { AccountMenu, type AccountMenuContentProps } from "../account-menu/index.js";
import { CartButton, type CartButtonProps } from "../cart-button/index.js";
import { LanguageToggle } from "../language-toggle/index.js";
import { SearchLink } from "../search-link/index.js";

/** Delivery area of the order. */
export type HeaderArea = AreaData;

export interface SiteHeaderProps extends Omit<ComponentProps<"header">, "children"> {
  homeHref?: string | undefined;
  area?: HeaderArea | undefined;
  onLanguageChange: (language: Language) => void;
  /**
   * Cart button. An element that renders `CartButton` follows the cart without rendering the header.
   */
  cart?: Omit<CartButtonProps, "variant"> | ReactElement | undefined;
  /** Hides area and cart, at the checkout, which asks for both itself. They keep their place on wide screens. */
  orderHidden?: boolean | undefined;
  /** Account of a signed-in customer. */
  account?: AccountMenuContentProps | undefined;
  /**
   * For a page that a server renders without knowing the session: in place of the sign-in, the space of a customer's
   * account is kept while the root element has `data-session="customer"`.
   */
  sessionUnknown?: boolean | undefined;
  /** Sign-in URL for guests. */
  signInHref?: string | undefined;
  searchHref?: string | undefined;
  notifications?: { href: string; unread: number } | undefined;
  /** Shown after the language on wide screens: the `ThemeToggle` for guests, who have no settings page. */
  extra?: ReactNode;
}

/**
 * With large text the area has a row of its own, below the controls: beside them it would be cut off or broken into many
 * lines. The row has the same height before and after the area is known.
 */
const rowOfLargeText = "@max-[13rem]:order-last @max-[13rem]:min-h-14 @max-[13rem]:basis-full";

/**
 * Two lines on phones, a pill on desktop; CSS shows one of them. A server does not know the customer's choice, so its
 * page has an empty space. Filling it renders nothing else of the header.
 */
function Area({ area }: { area: HeaderArea | undefined }) {
  const hydrated = useHydrated();
  if (!area || !hydrated)
    return (
      <span
        className={cx("flex-1", area ? `desktop:w-72 desktop:flex-none ${rowOfLargeText}` : "desktop:hidden")}
      />
    );
  return (
    <>
      <span className={cx("flex flex-words desktop:hidden", rowOfLargeText)}>
        <AreaLine data-slot="header-area" area={area} className="flex-1" />
      </span>
      <AreaLine data-slot="header-area" area={area} variant="pill" className="max-desktop:hidden" />
    </>
  );
}

/** Class of what only guests see on a rendered page: hidden where first-paint.js has found a customer's session. */
const guestOnly = "[[data-session=customer]_&]:hidden";

/** The place of a customer's notifications and account, each of its size. */
function AccountPlace() {
  const place = (
    <Skeleton shape="circle" className="hidden size-touch desktop:[[data-session=customer]_&]:block" />
  );
  return (
    <>
      {place}
      {place}
    </>
  );
}

/**
 * Header of every page: logo, delivery area, search, language, account, cart. Parts without a destination are omitted.
 * On phones the account is in the tab bar.
 */
export function SiteHeader({
  homeHref = "/",
  area,
  onLanguageChange,
  cart,
  orderHidden = false,
  account,
  sessionUnknown = false,
  signInHref,
  searchHref,
  notifications,
  extra,
  className,
  ...rest
}: SiteHeaderProps) {
  const { t } = useMessages();
  const orderPart = (part: ReactNode) =>
    orderHidden ? <span className="invisible contents">{part}</span> : part;
  return (
    <header
      data-slot="site-header"
      data-keep-clear
      {...rest}
      className={cx(
        "@container bg-bg desktop:sticky desktop:top-0 desktop:z-bar desktop:border-b desktop:border-border",
        className,
      )}
    >
      <div className="page flex min-h-header flex-wrap items-center gap-2 @max-[13rem]:pt-1 compact:gap-3 desktop:h-[calc(var(--ui-size-header-desktop)-1px)] desktop:flex-nowrap desktop:gap-4 large:gap-5">
        <Anchor
          href={homeHref}
          data-slot="header-home"
          className="relative hit-area flex-none rounded-button-small"
        >
          {area ? (
            <>
              <Logo variant="mark" height={40} className="desktop:hidden" />
              <Logo height={38} className="hidden desktop:block" />
            </>
          ) : (
            <Logo height={38} />
          )}
        </Anchor>
        {orderPart(<Area area={area} />)}
        <span className="hidden min-w-44 flex-1 justify-center desktop:flex">
          {searchHref && <SearchLink href={searchHref} size="medium" className="w-full max-w-115" />}
        </span>
        <LanguageToggle
          variant="short"
          onLanguageChange={onLanguageChange}
          className="desktop:hidden @max-[13rem]:ms-auto"
        />
        <LanguageToggle onLanguageChange={onLanguageChange} className="max-desktop:hidden" />
        {extra && <span className={cx("hidden large:inline-flex", guestOnly)}>{extra}</span>}
        {notifications && (
          <span className="hidden desktop:inline-flex">
            <IconButton
              href={notifications.href}
              icon={Bell}
              aria-label={
                notifications.unread > 0
                  ? `${t(shellMessages.notifications)}${t(commonMessages.and)}${t(shellMessages.unreadNotifications, { count: notifications.unread })}`
                  : t(shellMessages.notifications)
              }
            >
              <CountBadge count={notifications.unread} />
            </IconButton>
          </span>
        )}
        {sessionUnknown && <AccountPlace />}
        {account ? (
          <span className="hidden desktop:block">
            <AccountMenu {...account} />
          </span>
        ) : (
          signInHref && (
            <span className={cx("hidden desktop:block", guestOnly)}>
              <Button
                href={signInHref}
                variant="quiet"
                size="small"
                icon={<Icon of={User} />}
                className="rounded-full"
              >
                {t(shellMessages.signIn)}
              </Button>
            </span>
          )
        )}
        {orderPart(cart && ("count" in cart ? <CartButton {...cart} /> : cart))}
      </div>
    </header>
  );
}

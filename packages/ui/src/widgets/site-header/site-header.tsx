"use client";
import { Bell, ChevronDown, MapPin, User } from "lucide-react";
import type { ComponentProps } from "react";
import { Anchor, useText, type Language, shellWords } from "../../locale/index.js";
import { CountBadge } from "../../primitives/count-badge/index.js";
import { Button } from "../../primitives/button/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { IconButton } from "../../primitives/icon-button/index.js";
import { Logo } from "../../primitives/logo/index.js";
import { Skeleton } from "../../primitives/skeleton/index.js";
import { join } from "../../theme/join.js";
import { AccountMenu, type AccountMenuContentProps } from "../account-menu/index.js";
import { CartButton, type CartButtonProps } from "../cart-button/index.js";
import { LanguageToggle } from "../language-toggle/index.js";
import { SearchLink } from "../search-link/index.js";

/** Where the order goes. Without a way to change it, it is told, not offered. */
export interface HeaderArea {
  /** "West Bay, Zone 61"; `null` while it is on its way. */
  text: string | null;
  href?: string | undefined;
  onPress?: (() => void) | undefined;
}

export interface SiteHeaderProps extends Omit<ComponentProps<"header">, "children"> {
  homeHref?: string | undefined;
  area?: HeaderArea | undefined;
  onLanguageChange: (language: Language) => void;
  /** The cart; left out on checkout. */
  cart?: Omit<CartButtonProps, "look"> | undefined;
  /** Signed in: who. */
  account?: AccountMenuContentProps | undefined;
  /** Signed out: where to sign in. */
  signInHref?: string | undefined;
  searchHref?: string | undefined;
  notifications?: { href: string; unread: number } | undefined;
}

const areaLook = "flex min-w-0 flex-col text-start rounded-small";
const pillLook =
  "hidden h-12 max-w-72 min-w-0 items-center gap-2.5 rounded-full bg-sunken ps-3.5 pe-4 text-f2 font-medium transition-colors desktop:flex";

function Area({ area }: { area: HeaderArea }) {
  const { t } = useText();
  const { text, href, onPress } = area;
  const pressed = href !== undefined || onPress !== undefined;
  const name = text === "" ? t(shellWords.chooseArea) : text;
  const phone = (
    <>
      <span className="truncate text-f1 text-muted">{t(shellWords.deliverTo)}</span>
      {name === null ? (
        <Skeleton className="my-1 h-4 w-30" />
      ) : (
        <span className="flex items-center gap-1 font-semibold">
          <span className="truncate">
            <bdi>{name}</bdi>
          </span>
          {pressed && <Icon of={ChevronDown} size="small" />}
        </span>
      )}
    </>
  );
  const desktop = (
    <>
      <Icon of={MapPin} />
      {name === null ? (
        <Skeleton className="w-28" />
      ) : (
        <span className="truncate">
          <bdi>{name}</bdi>
        </span>
      )}
      {pressed && <Icon of={ChevronDown} size="small" />}
    </>
  );
  const phoneLook = join(areaLook, "flex-1 desktop:hidden");
  const deskLook = join(pillLook, pressed && "hover:bg-border active:bg-border");
  if (href !== undefined)
    return (
      <>
        <Anchor href={href} data-slot="header-area" className={phoneLook}>
          {phone}
        </Anchor>
        <Anchor href={href} data-slot="header-area" className={deskLook}>
          {desktop}
        </Anchor>
      </>
    );
  if (onPress)
    return (
      <>
        <button type="button" data-slot="header-area" onClick={onPress} className={phoneLook}>
          {phone}
        </button>
        <button type="button" data-slot="header-area" onClick={onPress} className={deskLook}>
          {desktop}
        </button>
      </>
    );
  return (
    <>
      <div data-slot="header-area" className={phoneLook}>
        {phone}
      </div>
      <div data-slot="header-area" className={deskLook}>
        {desktop}
      </div>
    </>
  );
}

/**
 * The head of every page: the way home, where the order goes, search, language, account, cart. Parts whose destination
 * is not given are not drawn. On phones the account lives in the tab bar.
 */
export function SiteHeader({
  homeHref = "/",
  area,
  onLanguageChange,
  cart,
  account,
  signInHref,
  searchHref,
  notifications,
  className,
  ...rest
}: SiteHeaderProps) {
  const { t } = useText();
  return (
    <header
      data-slot="site-header"
      {...rest}
      className={join(
        "bg-bg desktop:sticky desktop:top-0 desktop:z-bar desktop:border-b desktop:border-border",
        className,
      )}
    >
      <div className="page flex h-header items-center gap-2 compact:gap-3 desktop:h-[calc(var(--ui-size-header-desktop)-1px)] desktop:gap-4 large:gap-5">
        <Anchor href={homeHref} data-slot="header-home" className="flex-none rounded-button-small">
          {area ? (
            <>
              <Logo kind="mark" height={40} className="desktop:hidden" />
              <Logo height={38} className="hidden desktop:block" />
            </>
          ) : (
            <Logo height={38} />
          )}
        </Anchor>
        {area ? <Area area={area} /> : <span className="flex-1 desktop:hidden" />}
        <span className="hidden min-w-44 flex-1 justify-center desktop:flex">
          {searchHref && <SearchLink href={searchHref} size="medium" className="w-full max-w-115" />}
        </span>
        <LanguageToggle look="short" onLanguageChange={onLanguageChange} className="desktop:hidden" />
        <LanguageToggle onLanguageChange={onLanguageChange} className="max-desktop:hidden" />
        {notifications && (
          <span className="hidden desktop:inline-flex">
            <IconButton
              href={notifications.href}
              icon={Bell}
              aria-label={
                notifications.unread > 0
                  ? `${t(shellWords.notifications)}, ${t(shellWords.unreadNotifications, { count: notifications.unread })}`
                  : t(shellWords.notifications)
              }
            >
              <CountBadge count={notifications.unread} />
            </IconButton>
          </span>
        )}
        {account ? (
          <span className="hidden desktop:block">
            <AccountMenu {...account} />
          </span>
        ) : (
          signInHref && (
            <span className="hidden desktop:block">
              <Button
                href={signInHref}
                variant="quiet"
                size="small"
                icon={<Icon of={User} />}
                className="rounded-full"
              >
                {t(shellWords.signIn)}
              </Button>
            </span>
          )
        )}
        {cart && <CartButton {...cart} />}
      </div>
    </header>
  );
}

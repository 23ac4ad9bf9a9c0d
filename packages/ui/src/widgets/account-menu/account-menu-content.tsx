"use client";
import { LogOut } from "../../primitives/icon/icon-nodes.js";
import type { ComponentProps, ReactNode } from "react";
import { Anchor, shellMessages, useMessages } from "../../locale/index.js";
import { Avatar } from "../../primitives/avatar/index.js";
import { Divider } from "../../primitives/divider/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { type AccountPlace, accountPlacePresentation, accountPlaces } from "./account-places.js";

export interface AccountMenuContentProps extends Omit<ComponentProps<"div">, "children"> {
  /** Name of the signed-in customer. */
  name: string;
  email: string;
  /** URLs of the account pages; pages without a URL are omitted. */
  hrefs: Partial<Record<AccountPlace, string>>;
  onSignOut: () => void;
  /** Shown before "Log out": theme or language on phones. */
  extra?: ReactNode;
  /** Called when an entry is activated, to close the menu. */
  onNavigate?: (() => void) | undefined;
}

const row =
  "flex h-12 w-full items-center gap-3 rounded-button-small px-3 text-start font-medium transition-colors hover:bg-sunken active:bg-border";

/** Signed-in customer, account pages and log-out. Content of the header's popover and of a sheet on phones. */
export function AccountMenuContent({
  name,
  email,
  hrefs,
  onSignOut,
  extra,
  onNavigate,
  className,
  ...rest
}: AccountMenuContentProps) {
  const { t } = useMessages();
  return (
    <div data-slot="account-menu-content" {...rest} className={className}>
      <div className="flex items-center gap-3 px-3 pt-2 pb-3">
        <Avatar name={name} size="medium" />
        <div className="min-w-0">
          <p className="truncate font-semibold">
            <bdi>{name}</bdi>
          </p>
          <p className="truncate text-small text-muted">
            <bdi dir="ltr" translate="no">
              {email}
            </bdi>
          </p>
        </div>
      </div>
      <ul className="grid">
        {accountPlaces.map((place) => {
          const href = hrefs[place];
          return (
            href && (
              <li key={place}>
                <Anchor href={href} className={row} onClick={() => onNavigate?.()}>
                  <Icon of={accountPlacePresentation[place].icon} />
                  <span>{t(accountPlacePresentation[place].message)}</span>
                </Anchor>
              </li>
            )
          );
        })}
      </ul>
      <Divider className="mx-3 my-2" />
      {extra}
      <button
        type="button"
        data-slot="log-out"
        className={row}
        onClick={() => {
          onNavigate?.();
          onSignOut();
        }}
      >
        <Icon of={LogOut} flip />
        <span>{t(shellMessages.logOut)}</span>
      </button>
    </div>
  );
}

"use client";
import {
  CreditCard,
  Heart,
  LogOut,
  MapPin,
  ReceiptText,
  Ticket,
  User,
  Users,
  Wallet,
  type LucideIcon,
} from "lucide-react";
import {
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from "react";
import {
  Anchor,
  commonMessages,
  shellMessages,
  useMessages,
  type MessageDescriptor,
} from "../../locale/index.js";
import { Avatar } from "../../primitives/avatar/index.js";
import { Divider } from "../../primitives/divider/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { IconButton } from "../../primitives/icon-button/index.js";
import { cx } from "../../lib/cx.js";

export const accountPlaces = [
  "wallet",
  "orders",
  "addresses",
  "payments",
  "coupons",
  "favourites",
  "family",
  "profile",
] as const;
export type AccountPlace = (typeof accountPlaces)[number];

/** Icon and label of each account page. */
export const accountPlacePresentation = {
  wallet: { icon: Wallet, message: shellMessages.wallet },
  orders: { icon: ReceiptText, message: shellMessages.orders },
  addresses: { icon: MapPin, message: shellMessages.addresses },
  payments: { icon: CreditCard, message: shellMessages.payments },
  coupons: { icon: Ticket, message: shellMessages.coupons },
  favourites: { icon: Heart, message: shellMessages.favourites },
  family: { icon: Users, message: shellMessages.family },
  profile: { icon: User, message: shellMessages.profile },
} as const satisfies Record<AccountPlace, { icon: LucideIcon; message: MessageDescriptor }>;

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
            <bdi dir="ltr">{email}</bdi>
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
                  {t(accountPlacePresentation[place].message)}
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
        {t(shellMessages.logOut)}
      </button>
    </div>
  );
}

/** Account button of the header with a popover. Esc, a click outside and tabbing out close it. */
export function AccountMenu({
  name,
  email,
  hrefs,
  onSignOut,
  extra,
  onNavigate,
  ref,
  className,
  ...rest
}: AccountMenuContentProps) {
  const { t } = useMessages();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useImperativeHandle(ref, () => root.current as HTMLDivElement);

  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener("pointerdown", outside);
    document.addEventListener("focusin", outside);
    document.addEventListener("keydown", escape);
    return () => {
      document.removeEventListener("pointerdown", outside);
      document.removeEventListener("focusin", outside);
      document.removeEventListener("keydown", escape);
    };
  }, [open]);

  return (
    <div data-slot="account-menu" {...rest} ref={root} className={cx("relative", className)}>
      <IconButton
        ref={button}
        icon={User}
        variant={open ? "ink" : "quiet"}
        aria-label={`${t(shellMessages.account)}${t(commonMessages.and)}${name}`}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <div
          id={id}
          data-slot="account-popover"
          className={cx(
            "absolute end-0 top-[calc(100%+0.5rem)] z-overlay w-80 animate-rise-in rounded-panel border border-border bg-surface p-2 shadow-sheet",
          )}
        >
          <AccountMenuContent
            {...{ name, email, hrefs, onSignOut, extra }}
            onNavigate={() => {
              setOpen(false);
              onNavigate?.();
            }}
          />
        </div>
      )}
    </div>
  );
}

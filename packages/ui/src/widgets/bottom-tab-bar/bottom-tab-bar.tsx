"use client";
import { cva } from "class-variance-authority";
import { Heart, House, ReceiptText, Search, User } from "../../primitives/icon/icon-nodes.js";
import type { ComponentProps } from "react";
import { Anchor, useMessages, type MessageDescriptor, shellMessages } from "../../locale/index.js";
import { Icon, type IconDrawing } from "../../primitives/icon/index.js";
import { cx } from "../../lib/cx.js";

export const tabKinds = ["home", "search", "orders", "favourites", "profile"] as const;
export type TabKind = (typeof tabKinds)[number];

const presentation: Record<TabKind, { icon: IconDrawing; message: MessageDescriptor<string, string> }> = {
  home: { icon: House, message: shellMessages.home },
  search: { icon: Search, message: shellMessages.search },
  orders: { icon: ReceiptText, message: shellMessages.orders },
  favourites: { icon: Heart, message: shellMessages.favourites },
  profile: { icon: User, message: shellMessages.profile },
};

const tabClass = cva(
  "flex w-full flex-col items-center justify-center gap-[3px] rounded-small pt-2 pb-2.5 text-caption transition-colors focus-visible:-outline-offset-2",
  {
    variants: {
      current: {
        true: "font-semibold text-primary-text",
        false: "font-label text-muted hover:text-text active:text-text",
      },
    },
  },
);

/** Widths of three to five tabs: they do not depend on how many the browser has parsed at its first paint. */
const widths = ["basis-1/3", "basis-1/4", "basis-1/5"];

/** A tab: a link or a button. */
export type Tab = { kind: TabKind } & (
  | { href: string; onClick?: undefined }
  | { href?: undefined; onClick: () => void }
);

export interface BottomTabBarProps extends Omit<ComponentProps<"nav">, "children"> {
  /** Tabs in display order; the app omits tabs without a destination. */
  items: readonly Tab[];
  /** Current tab. */
  current?: TabKind | null | undefined;
}

/** Main navigation at the bottom of the screen. Phones only; larger screens have it in the header. */
export function BottomTabBar({ items, current = null, className, ...rest }: BottomTabBarProps) {
  const { t } = useMessages();
  return (
    <nav
      data-slot="bottom-tab-bar"
      aria-label={t(shellMessages.mainNavigation)}
      {...rest}
      className={cx("border-t border-border bg-bar pb-[env(safe-area-inset-bottom)]", className)}
    >
      <ul className="flex min-h-[calc(var(--ui-size-tab-bar)-1px)] items-stretch">
        {items.map((item) => {
          const isCurrent = item.kind === current;
          const { icon, message } = presentation[item.kind];
          const itemClass = tabClass({ current: isCurrent });
          const content = (
            <>
              <Icon of={icon} size="large" strokeWidth={isCurrent ? 2.2 : 1.7} />
              {/* Grows with the customer's text size, up to what five words have room for. */}
              <span className="max-w-full truncate text-[length:min(var(--ui-text-caption),5.2vw)]">
                {t(message)}
              </span>
            </>
          );
          return (
            <li key={item.kind} data-slot="tab" className={cx("flex", widths[items.length - 3] ?? "flex-1")}>
              {item.href === undefined ? (
                <button
                  type="button"
                  className={itemClass}
                  aria-current={isCurrent || undefined}
                  onClick={() => item.onClick()}
                >
                  {content}
                </button>
              ) : (
                <Anchor href={item.href} className={itemClass} aria-current={isCurrent ? "page" : undefined}>
                  {content}
                </Anchor>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

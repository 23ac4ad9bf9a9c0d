"use client";
import { useId, useState, type ComponentProps, type ReactNode } from "react";
import { cx } from "../../lib/cx.js";
import { Anchor, dataMessages, useFormat, useMessages } from "../../locale/index.js";
import { Badge, type BadgeTone } from "../badge/index.js";
import { Drawer } from "../drawer/index.js";
import { Menu } from "../icon/icon-nodes.js";
import { IconButton } from "../icon-button/index.js";
import { SkipLink } from "../skip-link/index.js";

export interface SideNavigationItem {
  label: string;
  href: string;
  /** An `Icon`. */
  icon?: ReactNode;
  /** The current page. */
  current?: boolean | undefined;
  /** What waits there; 0 is not shown. */
  count?: number | undefined;
  /** `danger` for what is urgent. */
  countTone?: BadgeTone | undefined;
}

export interface SideNavigationProps extends Omit<ComponentProps<"nav">, "children"> {
  /** Groups of pages, with a hairline between them. */
  groups: readonly (readonly SideNavigationItem[])[];
}

/** Pages of an app, one below the other. */
export function SideNavigation({ groups, className, ...rest }: SideNavigationProps) {
  const { t } = useMessages();
  const format = useFormat();
  return (
    <nav
      data-slot="side-navigation"
      aria-label={t(dataMessages.mainNavigation)}
      {...rest}
      className={cx("min-w-0", className)}
    >
      {groups.map((group, at) => (
        <ul
          // oxlint-disable-next-line react/no-array-index-key -- groups have no identity other than their position
          key={at}
          className="grid gap-0.5 not-first:mt-2 not-first:border-t not-first:border-border not-first:pt-2"
        >
          {group.map(({ label, href, icon, current, count = 0, countTone = "neutral" }) => (
            <li key={href}>
              <Anchor
                href={href}
                aria-current={current ? "page" : undefined}
                data-slot="side-navigation-link"
                className="flex min-h-10 items-center gap-3 rounded-button-small px-3 text-small font-medium text-muted transition-colors hover:bg-sunken hover:text-text active:bg-border aria-[current]:bg-sunken aria-[current]:text-text pointer-coarse:min-h-12 forced-colors:aria-[current]:outline-2"
              >
                {icon}
                <span className="min-w-0 flex-1 wrap-anywhere">{label}</span>
                {count > 0 && <Badge tone={countTone}>{format.number(count)}</Badge>}
              </Anchor>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}

export interface AppShellProps extends Omit<ComponentProps<"div">, "title"> {
  /** Name or logo of the app, above the navigation. */
  brand: ReactNode;
  navigation: readonly (readonly SideNavigationItem[])[];
  /** Under the navigation: who is signed in. */
  footer?: ReactNode;
  /** Title of the page. */
  title: ReactNode;
  /** At the end of the top bar: search, actions. */
  actions?: ReactNode;
  /** The page. */
  children: ReactNode;
}

/** Frame of an app for work: navigation at the side, title and actions on top. A phone opens the navigation by a button. */
export function AppShell({
  brand,
  navigation,
  footer,
  title,
  actions,
  className,
  children,
  ...rest
}: AppShellProps) {
  const { t } = useMessages();
  const [open, setOpen] = useState(false);
  const mainId = useId();
  const pages = <SideNavigation groups={navigation} />;
  return (
    <div
      data-slot="app-shell"
      {...rest}
      className={cx(
        "min-h-svh min-w-0 bg-bg desktop:grid desktop:grid-cols-[14.5rem_minmax(0,1fr)]",
        className,
      )}
    >
      <SkipLink href={`#${mainId}`} />
      <div
        data-slot="app-shell-side"
        className="sticky top-0 hidden h-svh flex-col gap-3 overflow-y-auto border-e border-border bg-surface p-3 desktop:flex"
      >
        <div className="flex min-h-12 items-center px-3 font-semibold">{brand}</div>
        {pages}
        {footer && <div className="mt-auto px-3 pb-2">{footer}</div>}
      </div>
      <div className="min-w-0">
        <header
          data-slot="app-shell-header"
          className="sticky top-0 z-bar flex min-h-16 items-center gap-3 border-b border-border bg-bg px-gutter desktop:px-7"
        >
          <IconButton
            icon={Menu}
            variant="plain"
            aria-label={t(dataMessages.openNavigation)}
            aria-expanded={open}
            onClick={() => setOpen(true)}
            className="-ms-2 desktop:hidden"
          />
          <h1
            tabIndex={-1}
            data-slot="page-title"
            className="heading min-w-0 flex-1 truncate text-heading outline-none"
          >
            {title}
          </h1>
          {actions}
        </header>
        <main id={mainId} className="min-w-0 px-gutter py-5 outline-none desktop:px-7">
          {children}
        </main>
      </div>
      <Drawer
        open={open}
        onOpenChange={setOpen}
        side="start"
        title={brand}
        // A press on a page closes it.
        onClick={(event) => (event.target as Element).closest("a") && setOpen(false)}
      >
        {pages}
        {footer && <div className="mt-6 px-3">{footer}</div>}
      </Drawer>
    </div>
  );
}

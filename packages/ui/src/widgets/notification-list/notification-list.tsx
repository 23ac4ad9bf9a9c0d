"use client";
import { Bell, Bike, ReceiptText, Ticket, Trash2, Users, Wallet } from "../../primitives/icon/icon-nodes.js";
import { useId, useState, type ComponentProps } from "react";
import { accountMessages, Anchor, localDay, useFormat, useMarket, useMessages } from "../../locale/index.js";
import { Icon, type IconDrawing } from "../../primitives/icon/index.js";
import { IconButton } from "../../primitives/icon-button/index.js";
import { Skeleton, SkeletonGroup } from "../../primitives/skeleton/index.js";
import { cx } from "../../lib/cx.js";

/** A notification of the customer. */
export interface NotificationData {
  id: string;
  title: string;
  body: string;
  /** Target within the site; null for none. */
  link: string | null;
  /** Subject of the notification: `kind` determines its icon. */
  data: Readonly<Record<string, string>>;
  /** When it was read; null if unread. */
  read_at: string | null;
  at: string;
}

const icons: Readonly<Record<string, IconDrawing>> = {
  order: ReceiptText,
  delivery: Bike,
  coupon: Ticket,
  offer: Ticket,
  wallet: Wallet,
  payment: Wallet,
  family: Users,
};
const tiles: Readonly<Record<string, string>> = {
  delivery: "bg-success-soft text-success-text",
  coupon: "bg-accent-soft text-accent-text",
  offer: "bg-accent-soft text-accent-text",
  family: "bg-info-soft text-info-text",
};

export interface NotificationRowProps extends Omit<ComponentProps<"div">, "children"> {
  notification: NotificationData;
  /** Called when it is opened, to mark it as read. */
  onOpen: (notification: NotificationData) => void;
  /** Deletes it. */
  onDelete?: ((notification: NotificationData) => void) | undefined;
  /** Shows only the time, without the date. */
  today?: boolean | undefined;
}

/** Notification. The whole row links to its subject and marks it as read. */
export function NotificationRow({
  notification,
  onOpen,
  onDelete,
  today = false,
  className,
  ...rest
}: NotificationRowProps) {
  const { t } = useMessages();
  const { date, time } = useFormat();
  const { title, body, link, data, read_at, at } = notification;
  const kind = data["kind"] ?? "";
  const unread = read_at === null;
  const heading = (
    <>
      {unread && <span className="sr-only">{`${t(accountMessages.unread)}: `}</span>}
      <bdi className="whitespace-normal">{title}</bdi>
    </>
  );
  /* Link that covers the row; the delete button is above it. */
  const cover =
    "outline-none before:absolute before:inset-0 before:rounded-field focus-visible:before:outline-2 focus-visible:before:outline-focus focus-visible:before:-outline-offset-2";
  return (
    <div
      data-slot="notification-row"
      data-unread={unread || undefined}
      {...rest}
      className={cx(
        "relative flex items-start gap-3.5 rounded-field px-3 py-3.5 transition-colors",
        (link || unread) && "hover:bg-sunken",
        className,
      )}
    >
      <span
        aria-hidden
        className={cx(
          "relative grid size-11 flex-none place-items-center rounded-button-small",
          tiles[kind] ?? "bg-sunken text-text",
        )}
      >
        <Icon of={icons[kind] ?? Bell} />
        {unread && (
          <span className="absolute -end-1 -top-1 size-3.5 rounded-[50%] border-2 border-bg bg-primary" />
        )}
      </span>
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className={unread ? "font-semibold" : "font-medium"}>
          {link ? (
            <Anchor href={link} className={cover} onClick={() => onOpen(notification)}>
              {heading}
            </Anchor>
          ) : unread ? (
            <button type="button" className={cx("text-start", cover)} onClick={() => onOpen(notification)}>
              {heading}
            </button>
          ) : (
            heading
          )}
        </p>
        <p className="text-small text-muted">
          <bdi className="whitespace-normal">{body}</bdi>
        </p>
        <p className="mt-0.5 text-caption text-muted">
          <time dateTime={at}>{today ? <bdi>{time(at)}</bdi> : date(at)}</time>
        </p>
      </div>
      {onDelete && (
        <IconButton
          icon={Trash2}
          variant="plain"
          size="small"
          aria-label={t(accountMessages.deleteNotification, { title })}
          onClick={() => onDelete(notification)}
          className="-my-1 -me-1.5 z-1"
        />
      )}
    </div>
  );
}

export interface NotificationListProps extends Omit<ComponentProps<"div">, "children"> {
  /** Newest first. */
  items: readonly NotificationData[];
  onOpen: (notification: NotificationData) => void;
  onDelete?: ((notification: NotificationData) => void) | undefined;
  /** Current time, which determines "today". Required for server rendering. */
  now?: Date | undefined;
}

/** Notifications, today's first under their own heading. */
export function NotificationList({
  items,
  onOpen,
  onDelete,
  now: given,
  className,
  ...rest
}: NotificationListProps) {
  const { t } = useMessages();
  const id = useId();
  const [opened] = useState(() => new Date());
  const now = given ?? opened;
  const { timeZone } = useMarket();
  const day = localDay(now.getTime(), timeZone);
  const isToday = ({ at }: NotificationData) => localDay(Date.parse(at), timeZone) === day;
  const groups = [
    { key: "today", title: t(accountMessages.today), items: items.filter(isToday) },
    { key: "earlier", title: t(accountMessages.earlier), items: items.filter((item) => !isToday(item)) },
  ];
  return (
    <div data-slot="notification-list" {...rest} className={cx("grid gap-6", className)}>
      {groups.map(
        (group) =>
          group.items.length > 0 && (
            <section key={group.key} aria-labelledby={`${id}-${group.key}`}>
              <h2 id={`${id}-${group.key}`} className="mb-1 text-small font-medium text-muted">
                {group.title}
              </h2>
              {/* In two columns they are cards: lines between rows would not say which belong together. */}
              <ul className="-mx-3 large:mx-0 large:mt-3 large:grid large:grid-cols-2 large:gap-4">
                {group.items.map((notification) => (
                  <li
                    key={notification.id}
                    className="not-last:border-b border-border large:rounded-picture large:border large:bg-surface"
                  >
                    <NotificationRow
                      notification={notification}
                      onOpen={onOpen}
                      onDelete={onDelete}
                      today={group.key === "today"}
                    />
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
    </div>
  );
}

/** Placeholder of `NotificationList` while it loads. */
export function NotificationListSkeleton(props: Omit<ComponentProps<"div">, "children">) {
  return (
    <SkeletonGroup {...props} data-slot="notification-list-skeleton">
      {Array.from({ length: 6 }, (_, i) => (
        <div key={i} className="flex items-center gap-3.5 py-3.5">
          <Skeleton shape="box" className="size-11" />
          <div className="grid flex-1 gap-2.5">
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-3 w-4/5" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}

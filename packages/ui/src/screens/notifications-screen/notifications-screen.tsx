"use client";
import { BellRing } from "../../primitives/icon/icon-nodes.js";
import { useRef } from "react";
import { accountMessages, useMessages } from "../../locale/index.js";
import { Alert } from "../../primitives/alert/index.js";
import { Button } from "../../primitives/button/index.js";
import { BellArt } from "../../illustrations/bell-art.js";
import { Spot } from "../../illustrations/spot.js";
import { EmptyState } from "../../primitives/empty-state/index.js";
import {
  NotificationList,
  NotificationListSkeleton,
  type NotificationListProps,
} from "../../widgets/notification-list/index.js";
import { PermissionPrompt, type PermissionPromptProps } from "../../widgets/permission-prompt/index.js";
import { ListEnd } from "../../widgets/list-end/index.js";
import { AccountFrame, type AccountPageProps } from "../account-frame/index.js";

export interface NotificationsScreenProps
  extends AccountPageProps, Pick<NotificationListProps, "items" | "onOpen" | "onDelete" | "now"> {
  onReadAll: () => void;
  loadingReadAll?: boolean | undefined;
  onLoadMore?: (() => void) | undefined;
  loadingMore?: boolean | undefined;
  /** The permission sheet and the browser's permission; omitted when permission was granted before. */
  permission?:
    | (Pick<PermissionPromptProps, "open" | "onOpenChange" | "onAllow" | "loading" | "blocked"> & {
        /** Permission was just granted in this sheet. */
        allowed?: boolean | undefined;
      })
    | undefined;
}

function Permission({ allowed = false, ...sheet }: NonNullable<NotificationsScreenProps["permission"]>) {
  const { t } = useMessages();
  const permissionBanner = useRef<HTMLDivElement>(null);
  return (
    <>
      <Alert
        ref={permissionBanner}
        tabIndex={-1}
        tone={allowed ? "success" : "accent"}
        icon={allowed ? undefined : BellRing}
        className="mb-5 outline-none"
        action={
          !allowed && (
            <Button variant="text" size="small" onClick={() => sheet.onOpenChange(true)} className="-me-3">
              {t(accountMessages.turnOn)}
            </Button>
          )
        }
      >
        {t(allowed ? accountMessages.permissionOn : accountMessages.remindText)}
      </Alert>
      {/* The button that opens the sheet is removed once permission is granted. */}
      <PermissionPrompt {...sheet} returnFocus={allowed ? permissionBanner : undefined} />
    </>
  );
}

/** Notifications of orders and offers, and the opt-in for push notifications (REQ-ROUTE-26). */
export function NotificationsScreen({
  items,
  onOpen,
  onDelete,
  now,
  onReadAll,
  loadingReadAll = false,
  onLoadMore,
  loadingMore = false,
  permission,
  ...frame
}: NotificationsScreenProps) {
  const { t } = useMessages();
  const unread = items.some(({ read_at }) => read_at === null);
  return (
    <AccountFrame
      {...frame}
      data-slot="notifications-screen"
      title={t(accountMessages.notifications)}
      failedTitle={t(accountMessages.notificationsFailed)}
      action={
        unread && (
          <Button variant="text" size="small" loading={loadingReadAll} onClick={onReadAll} className="-me-3">
            {t(accountMessages.markAllRead)}
          </Button>
        )
      }
      skeleton={<NotificationListSkeleton />}
    >
      {permission && <Permission {...permission} />}
      {items.length === 0 ? (
        <EmptyState
          picture={
            <Spot tint="blush">
              <BellArt news={false} />
            </Spot>
          }
          title={t(accountMessages.noNotifications)}
          text={t(accountMessages.noNotificationsText)}
        />
      ) : (
        <NotificationList items={items} onOpen={onOpen} onDelete={onDelete} now={now} />
      )}
      {items.length > 0 && <ListEnd status={loadingMore ? "loading" : "ready"} onLoadMore={onLoadMore} />}
    </AccountFrame>
  );
}

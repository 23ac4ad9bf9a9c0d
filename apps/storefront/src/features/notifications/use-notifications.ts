import {
  deleteNotification,
  type Notification,
  notifications as notificationsCall,
  readAllNotifications,
  readNotification,
} from "@talabee/contract";
import { notificationLink } from "@talabee/domain";
import { useMemo } from "react";
import { sendCall, useListQuery, useSend, useShop } from "../../platform/index.js";

/** The customer's notifications, newest first; links outside the storefront are removed (REQ-PUSH-11). */
export function useNotifications() {
  const shop = useShop();
  const list = useListQuery(notificationsCall);
  const readAll = useSend(readAllNotifications);
  const items = useMemo(
    () => list.items.map((item): Notification => ({ ...item, link: notificationLink(item.link) })),
    [list.items],
  );
  return {
    ...list,
    items,
    onOpen: ({ id, read_at }: { id: string; read_at: string | null }) => {
      if (read_at === null)
        void sendCall(shop, readNotification, { params: { id }, body: {}, isBackground: true });
    },
    onDelete: ({ id }: { id: string }) =>
      void sendCall(shop, deleteNotification, { params: { id }, body: {} }),
    onReadAll: () => void readAll.send({ body: {} }),
    loadingReadAll: readAll.isPending,
  };
}

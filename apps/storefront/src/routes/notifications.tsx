import { useNotificationPermission, usePageTitle } from "@talabee/ui/app";
import { accountMessages } from "@talabee/ui/locale";
import { NotificationsScreen } from "@talabee/ui/screens/notifications-screen";
import { AccountSidebar } from "../shell/index.js";
import { paths, useShop } from "../platform/index.js";
import { useNotifications } from "../features/notifications/index.js";
import { followPushes } from "../features/push/index.js";

/** Notifications, with an offer to allow pushes (REQ-ROUTE-26). */
export default function NotificationsRoute() {
  const shop = useShop();
  const { moreStatus: _status, ...list } = useNotifications();
  usePageTitle(accountMessages.notifications);

  return (
    <NotificationsScreen
      backHref={paths.profile}
      nav={<AccountSidebar current="notifications" />}
      permission={useNotificationPermission(() => void followPushes(shop))}
      {...list}
    />
  );
}

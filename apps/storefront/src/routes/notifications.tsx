import { accountMessages, useMessages } from "@talabee/ui/locale";
import { NotificationsScreen } from "@talabee/ui/screens/notifications-screen";
import { AccountSidebar, PageTitle } from "../shell/index.js";
import { paths } from "../platform/index.js";
import { useNotifications } from "../features/notifications/index.js";
import { usePushPermission } from "../features/push/index.js";

export default function NotificationsRoute() {
  const { t } = useMessages();
  const { moreStatus: _status, ...list } = useNotifications();
  return (
    <>
      <PageTitle of={t(accountMessages.notifications)} />
      <NotificationsScreen
        backHref={paths.profile}
        nav={<AccountSidebar current="notifications" />}
        permission={usePushPermission()}
        {...list}
      />
    </>
  );
}

import { accountWords, useText } from "@talabee/ui/locale";
import { NotificationsScreen } from "@talabee/ui/screens/notifications-screen";
import { AccountSide } from "../app/account-side.js";
import { PageTitle } from "../app/page-title.js";
import { paths } from "../app/paths.js";
import { useNotifications } from "../data/use-notifications.js";
import { usePushPermission } from "../push/use-push-permission.js";

export default function NotificationsRoute() {
  const { t } = useText();
  const { moreStatus: _status, ...list } = useNotifications();
  return (
    <>
      <PageTitle of={t(accountWords.notifications)} />
      <NotificationsScreen
        backHref={paths.profile}
        nav={<AccountSide current="notifications" />}
        permission={usePushPermission()}
        {...list}
      />
    </>
  );
}

import { addresses, orders, startup, wallet } from "@talabee/contract";
import { useMessages, shellMessages } from "@talabee/ui/locale";
import { ProfileScreen } from "@talabee/ui/screens/profile-screen";
import { accountHrefs, AccountSide, PageTitle, useLeave } from "../shell/index.js";
import { language, paths, theme, usePanelQuery, usePreference, useWholeStatus } from "../platform/index.js";
import { useCurrentUser } from "../features/session/index.js";

const { profile: _here, notifications: _setting, ...places } = accountHrefs;

export default function ProfileRoute() {
  const { t } = useMessages();
  const user = useCurrentUser();
  const countries = usePanelQuery(startup).data?.countries;
  const money = usePanelQuery(wallet);
  const book = usePanelQuery(addresses);
  const recent = usePanelQuery(orders, { query: { scope: "past", per_page: 2 } });
  const status = useWholeStatus(user.status, money.status, book.status, recent.status);
  return (
    <>
      <PageTitle of={t(shellMessages.profile)} />
      <ProfileScreen
        status={status}
        user={user.data}
        onRetry={user.retry}
        nav={<AccountSide current="profile" />}
        hrefs={places}
        editHref={paths.profileEdit}
        passwordHref={paths.profilePassword}
        notificationsHref={paths.notifications}
        workHref={paths.joinFamily}
        contactHref={paths.contact}
        wallet={money.data}
        addMoneyHref={paths.wallet}
        country={countries?.find(({ code }) => code === user.data?.country)?.name}
        addresses={book.data?.items}
        recentOrders={recent.data?.items}
        orderHref={paths.order}
        onLanguageChange={language.set}
        theme={usePreference(theme)}
        onThemeChange={theme.set}
        onSignOut={useLeave()}
      />
    </>
  );
}

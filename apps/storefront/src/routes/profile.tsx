import { addresses, orders, startup, wallet } from "@talabee/contract";
import { useText, shellWords } from "@talabee/ui/locale";
import { ProfileScreen } from "@talabee/ui/screens/profile-screen";
import { accountHrefs } from "../app/account-hrefs.js";
import { AccountSide } from "../app/account-side.js";
import { PageTitle } from "../app/page-title.js";
import { paths } from "../app/paths.js";
import { usePreference } from "../app/preference.js";
import { language, theme } from "../app/preferences.js";
import { useLeave } from "../app/use-leave.js";
import { useCurrentUser } from "../data/use-current-user.js";
import { usePanelQuery } from "../data/use-panel-query.js";
import { useWholeStatus } from "../data/use-whole-status.js";

const { profile: _here, notifications: _setting, ...places } = accountHrefs;

export default function ProfileRoute() {
  const { t } = useText();
  const user = useCurrentUser();
  const countries = usePanelQuery(startup).data?.countries;
  const money = usePanelQuery(wallet);
  const book = usePanelQuery(addresses);
  const recent = usePanelQuery(orders, { query: { scope: "past", per_page: 2 } });
  const status = useWholeStatus(user.status, money.status, book.status, recent.status);
  return (
    <>
      <PageTitle of={t(shellWords.profile)} />
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

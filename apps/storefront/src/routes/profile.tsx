import { addresses, orders, startup, wallet } from "@talabee/contract";
import { usePageTitle } from "@talabee/ui/app";
import { shellMessages } from "@talabee/ui/locale";
import { ProfileScreen } from "@talabee/ui/screens/profile-screen";
import { accountMenuHrefs, AccountSidebar, useSignOut } from "../shell/index.js";
import { paths, useApiQuery, useCombinedStatus, usePreference, useShop } from "../platform/index.js";
import { useCurrentUser } from "../features/session/index.js";

const { profile: _here, ...places } = accountMenuHrefs;

export default function ProfileRoute() {
  const shop = useShop();
  const user = useCurrentUser();
  const countries = useApiQuery(startup).data?.countries;
  const money = useApiQuery(wallet);
  const book = useApiQuery(addresses);
  const recent = useApiQuery(orders, { query: { scope: "past", per_page: 2 } });
  const status = useCombinedStatus(user.status, money.status, book.status, recent.status);
  usePageTitle(shellMessages.profile);

  return (
    <ProfileScreen
      status={status}
      user={user.data}
      onRetry={user.retry}
      nav={<AccountSidebar current="profile" />}
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
      onLanguageChange={shop.language.set}
      theme={usePreference(shop.theme)}
      onThemeChange={shop.theme.set}
      onSignOut={useSignOut()}
    />
  );
}

import { addresses, orders, startup, wallet } from "@talabee/contract";
import { usePageTitle } from "@talabee/ui/app";
import { shellMessages } from "@talabee/ui/locale";
import { ProfileScreen } from "@talabee/ui/screens/profile-screen";
import { accountMenuHrefs, AccountSidebar, useSignOut } from "../shell/index.js";
import { paths, useApiQuery, useCombinedStatus, usePreference, useShop } from "../platform/index.js";
import { useCurrentUser } from "../features/session/index.js";

const { profile: _profile, ...menuHrefs } = accountMenuHrefs;

/** The profile (REQ-ROUTE-19). */
export default function ProfileRoute() {
  const shop = useShop();
  const user = useCurrentUser();
  const countries = useApiQuery(startup).data?.countries;
  const walletQuery = useApiQuery(wallet);
  const addressesQuery = useApiQuery(addresses);
  const recentOrders = useApiQuery(orders, { query: { scope: "past", per_page: 2 } });
  const status = useCombinedStatus(
    user.status,
    walletQuery.status,
    addressesQuery.status,
    recentOrders.status,
  );
  usePageTitle(shellMessages.profile);

  return (
    <ProfileScreen
      status={status}
      user={user.data}
      onRetry={user.retry}
      nav={<AccountSidebar current="profile" />}
      hrefs={menuHrefs}
      editHref={paths.profileEdit}
      passwordHref={paths.profilePassword}
      dataHref={paths.profileData}
      notificationsHref={paths.notifications}
      workHref={paths.joinFamily}
      contactHref={paths.contact}
      wallet={walletQuery.data}
      addMoneyHref={paths.wallet}
      country={countries?.find(({ code }) => code === user.data?.country)?.name}
      addresses={addressesQuery.data?.items}
      recentOrders={recentOrders.data?.items}
      orderHref={paths.order}
      onLanguageChange={shop.language.set}
      theme={usePreference(shop.theme)}
      onThemeChange={shop.theme.set}
      onSignOut={useSignOut()}
    />
  );
}

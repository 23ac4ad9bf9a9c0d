import { addresses, orders, startup, wallet } from "@talabee/contract";
import { usePageTitle } from "@talabee/ui/app";
import { shellMessages } from "@talabee/ui/locale";
import { ProfileScreen } from "@talabee/ui/screens/profile-screen";
import { accountMenuHrefs, AccountSidebar, useSignOut } from "../shell/index.js";
import {
  paths,
  useApiQuery,
  useCombinedStatus,
  useLanguage,
  usePreference,
  useShop,
} from "../platform/index.js";
import { useCurrentUser } from "../features/session/index.js";

const { profile: _profile, ...menuHrefs } = accountMenuHrefs;

/** What the browser calls a country, for as long as the shop's own names are not there. */
const nameOf = (country: string, language: string) =>
  new Intl.DisplayNames([language], { type: "region" }).of(country);

/** The profile (REQ-ROUTE-19). */
export default function ProfileRoute() {
  const shop = useShop();
  const user = useCurrentUser();
  const countries = useApiQuery(startup).data?.countries;
  const language = useLanguage();
  const { country } = user.data ?? {};
  const walletQuery = useApiQuery(wallet);
  const addressesQuery = useApiQuery(addresses);
  const recentOrders = useApiQuery(orders, { query: { scope: "past", per_page: 2 } });
  const status = useCombinedStatus(
    user.status,
    walletQuery.status,
    addressesQuery.status,
    recentOrders.status,
  );
  const missing = [walletQuery, addressesQuery, recentOrders].filter(
    ({ data, status: one }) => data === undefined && one === "failed",
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
      country={
        country
          ? (countries?.find(({ code }) => code === country)?.name ?? nameOf(country, language))
          : undefined
      }
      onRetryParts={missing.length > 0 ? () => missing.forEach(({ retry }) => retry()) : undefined}
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

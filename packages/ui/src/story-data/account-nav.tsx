import type { Language } from "../locale/index.js";
import { AccountNav, type AccountNavPlace } from "../widgets/account-nav/index.js";
import { storyCustomer } from "./customer.js";

/** The account navigation, as shown beside a screen. */
export function StoryAccountNav({ language, current }: { language: Language; current: AccountNavPlace }) {
  const { first_name, last_name, email } = storyCustomer(language);
  return (
    <AccountNav
      current={current}
      user={{ name: `${first_name} ${last_name}`, email }}
      unread={3}
      hrefs={{
        profile: "#profile",
        orders: "#orders",
        addresses: "#addresses",
        payments: "#payments",
        wallet: "#wallet",
        coupons: "#coupons",
        favourites: "#favourites",
        family: "#family",
        notifications: "#notifications",
      }}
      onSignOut={() => {}}
    />
  );
}

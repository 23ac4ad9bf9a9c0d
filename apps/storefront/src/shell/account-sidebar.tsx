import { fullName, selectUser } from "@talabee/domain";
import { AccountNav, type AccountNavPlace } from "@talabee/ui/widgets/account-nav";
import { useSelector } from "react-redux";
import { useCurrentUser } from "../features/session/index.js";
import { accountHrefs } from "./account-hrefs.js";
import { useSignOut } from "./sign-out.js";

/** The account's navigation beside its pages, on desktop. */
export function AccountSidebar({ current }: { current?: AccountNavPlace }) {
  const user = useSelector(selectUser);
  return (
    <AccountNav
      current={current}
      hrefs={accountHrefs}
      user={user ? { name: fullName(user), email: user.email } : undefined}
      unread={useCurrentUser().data?.unread_notifications}
      onSignOut={useSignOut()}
    />
  );
}

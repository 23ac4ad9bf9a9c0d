import { usePageTitle } from "@talabee/ui/app";
import { accountMessages } from "@talabee/ui/locale";
import { AddressesScreen } from "@talabee/ui/screens/addresses-screen";
import { AccountSidebar } from "../shell/index.js";
import { paths } from "../platform/index.js";
import { useAddresses, useMap } from "../features/account/index.js";

/** The saved addresses (REQ-ROUTE-20). */
export default function AddressRoute() {
  usePageTitle(accountMessages.addresses);

  return (
    <AddressesScreen
      backHref={paths.profile}
      nav={<AccountSidebar current="addresses" />}
      {...useAddresses()}
      {...useMap()}
    />
  );
}

import { accountMessages, useMessages } from "@talabee/ui/locale";
import { AddressesScreen } from "@talabee/ui/screens/addresses-screen";
import { AccountSidebar, PageTitle } from "../shell/index.js";
import { paths } from "../platform/index.js";
import { useAddresses, useMap } from "../features/account/index.js";

export default function AddressRoute() {
  const { t } = useMessages();
  return (
    <>
      <PageTitle of={t(accountMessages.addresses)} />
      <AddressesScreen
        backHref={paths.profile}
        nav={<AccountSidebar current="addresses" />}
        {...useAddresses()}
        {...useMap()}
      />
    </>
  );
}

import { accountWords, useText } from "@talabee/ui/locale";
import { AddressesScreen } from "@talabee/ui/screens/addresses-screen";
import { AccountSide } from "../app/account-side.js";
import { PageTitle } from "../app/page-title.js";
import { paths } from "../app/paths.js";
import { useAddresses } from "../data/use-addresses.js";
import { useMap } from "../data/use-map.js";

export default function AddressRoute() {
  const { t } = useText();
  return (
    <>
      <PageTitle of={t(accountWords.addresses)} />
      <AddressesScreen
        backHref={paths.profile}
        nav={<AccountSide current="addresses" />}
        {...useAddresses()}
        {...useMap()}
      />
    </>
  );
}

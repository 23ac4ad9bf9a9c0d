import { addresses } from "@talabee/contract";
import { selectIsAuthenticated } from "@talabee/domain";
import { useCityName, useMessages, catalogueMessages, commonMessages } from "@talabee/ui/locale";
import type { AreaData } from "@talabee/ui/widgets/area-line";
import { useSelector } from "react-redux";
import { paths, useApiQuery } from "../../platform/index.js";

/** Where the customer's orders go: the default address, in the header; guests have none. */
export function useDeliveryArea(): AreaData | undefined {
  const { t } = useMessages();
  const cityOf = useCityName();
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const { data, status } = useApiQuery(addresses, { enabled: isAuthenticated });
  // Not being told where an order would go is no reason to wait for it.
  if (!isAuthenticated || status === "failed") return undefined;
  if (data === undefined) return { text: null, href: paths.address };
  const [address] = data.items;
  if (address === undefined) return { text: "", href: paths.address };
  // The zone first: its word says in which direction the line runs, whatever letters the city is written in.
  const zone = t(catalogueMessages.zone, { zone: address.zone_number });
  return {
    text: [zone, cityOf(address.city)].filter(Boolean).join(t(commonMessages.and)),
    href: paths.address,
  };
}

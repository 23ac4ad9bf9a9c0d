import { addresses, type CallQuery, type home } from "@talabee/contract";
import { selectIsAuthenticated } from "@talabee/domain";
import { useSelector } from "react-redux";
import { useApiQuery } from "../../platform/index.js";

/** Where the customer is: their default address, by its pin or else its zone; undefined until it is known. */
export function useCustomerPlace(): CallQuery<typeof home> | undefined {
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const { data, status } = useApiQuery(addresses, { enabled: isAuthenticated });
  if (isAuthenticated && data === undefined && status !== "failed") return undefined;
  const address = data?.items[0];
  if (!isAuthenticated || address === undefined) return {};
  if (address.location) return { lat: address.location.lat, lng: address.location.lng };
  const zone = Number(address.zone_number);
  return zone >= 1 && zone <= 999 ? { zone } : {};
}

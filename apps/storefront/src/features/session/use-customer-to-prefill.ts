import type { User } from "@talabee/contract";
import { selectIsAuthenticated } from "@talabee/domain";
import { useSelector } from "react-redux";
import { useCurrentUser } from "./use-current-user.js";

/**
 * The signed-in customer for prefilled forms; undefined for guests and after a failed read. `isSettled` is false while
 * the read runs.
 */
export function useCustomerToPrefill(): { user: User | undefined; isSettled: boolean } {
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const { data, status } = useCurrentUser();
  return isAuthenticated
    ? { user: data, isSettled: status !== "loading" }
    : { user: undefined, isSettled: true };
}

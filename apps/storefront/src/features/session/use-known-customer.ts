import type { User } from "@talabee/contract";
import { selectIsAuthenticated } from "@talabee/domain";
import { useSelector } from "react-redux";
import { useCurrentUser } from "./use-current-user.js";

/**
 * Who is signed in, for forms that begin with what is known. Guests, and those of whom nothing comes, begin with an
 * empty one; until that is decided it is not settled.
 */
export function useKnownCustomer(): { user: User | undefined; isSettled: boolean } {
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const { data, status } = useCurrentUser();
  return isAuthenticated
    ? { user: data, isSettled: status !== "loading" }
    : { user: undefined, isSettled: true };
}

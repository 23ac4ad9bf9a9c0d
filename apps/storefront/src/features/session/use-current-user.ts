import { currentUser } from "@talabee/contract";
import { authActions, selectIsAuthenticated } from "@talabee/domain";
import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useApiQuery } from "../../platform/index.js";

/** Reads the current user and copies it into the auth state (REQ-API-21). */
export function useCurrentUser() {
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const query = useApiQuery(currentUser, { enabled: isAuthenticated });
  const dispatch = useDispatch();
  useEffect(() => {
    if (query.data !== undefined) dispatch(authActions.userRefreshed(query.data));
  }, [dispatch, query.data]);
  return query;
}

import { REHYDRATE } from "redux-persist";
import { type SessionUser, sessionUser } from "../session/session-user.js";
import { ignoreOtherAction } from "./ignore-other-action.js";
import type { RehydrateAction } from "./rehydrate.js";

/** Auth state (REQ-STORAGE-01). */
export interface AuthState {
  isAuthenticated: boolean;
  token: string | null;
  user: SessionUser | null;
}

/** Actions of the session (REQ-AUTH-16). */
export const authActions = {
  /** The response of login, register and verify has user and token (REQ-AUTH-16, REQ-AUTH-43). */
  loggedIn: ({ token, user }: { token: string; user: SessionUser }) =>
    ({ type: "auth/loggedIn", payload: { token, user: sessionUser(user) } }) as const,
  /** Logout or an expired session: also clears the local cart and its storage (REQ-STORAGE-28). */
  loggedOut: () => ({ type: "auth/loggedOut" }) as const,
  /** The server's current user. Ignored without a session: the response arrived after logout. */
  userRefreshed: (user: SessionUser) => ({ type: "auth/userRefreshed", payload: sessionUser(user) }) as const,
};

export type AuthAction = ReturnType<(typeof authActions)[keyof typeof authActions]>;
export type LoggedOutAction = ReturnType<typeof authActions.loggedOut>;

const initialState: AuthState = { isAuthenticated: false, token: null, user: null };

/** Reducer of the auth state (REQ-STORAGE-01). */
export function authReducer(state = initialState, action: AuthAction | RehydrateAction): AuthState {
  switch (action.type) {
    case "auth/loggedIn":
      return withToken(action.payload.token, action.payload.user);
    case "auth/loggedOut":
      return initialState;
    case "auth/userRefreshed":
      return state.isAuthenticated ? { ...state, user: action.payload } : state;
    case REHYDRATE: {
      const { token = state.token, user = state.user } = action.payload ?? {};
      return token === state.token && user === state.user ? state : withToken(token, user);
    }
    default:
      return ignoreOtherAction(state, action);
  }
}

/** A session needs a token (REQ-STORAGE-01). */
function withToken(token: string | null, user: SessionUser | null): AuthState {
  return { isAuthenticated: token !== null, token, user };
}

import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { type SessionUser, sessionUser } from "../session/session-user.js";
import { savedFieldsChanged } from "./saved-fields.js";

/** Auth state (REQ-STORAGE-01). */
export interface AuthState {
  isAuthenticated: boolean;
  token: string | null;
  user: SessionUser | null;
}

/**
 * Auth state for a token and a user as they stand in storage; only a token makes a session (REQ-STORAGE-01).
 */
export function authState(token: string | null, user: SessionUser | null): AuthState {
  return { isAuthenticated: token !== null, token, user };
}

const slice = createSlice({
  name: "auth",
  initialState: authState(null, null),
  reducers: {
    /** Login, register and verify answer with user and token (REQ-AUTH-16, REQ-AUTH-43). */
    loggedIn: {
      reducer: (_state, { payload }: PayloadAction<{ token: string; user: SessionUser | null }>) =>
        authState(payload.token, payload.user),
      prepare: ({ token, user }: { token: string; user: SessionUser }) => ({
        payload: { token, user: sessionUser(user) },
      }),
    },
    /** Logout, or a session that ended; the cart of this browser and its storage go with it (REQ-STORAGE-28). */
    loggedOut: () => authState(null, null),
    /** The panel's answer about the signed-in person; without a session it is too late and dropped. */
    userRefreshed: {
      reducer: (state, { payload }: PayloadAction<SessionUser | null>) => {
        if (state.isAuthenticated) state.user = payload;
      },
      prepare: (user: SessionUser) => ({ payload: sessionUser(user) }),
    },
  },
  extraReducers: (builder) => {
    builder.addCase(savedFieldsChanged, (state, { payload }) => {
      const { token = state.token, user = state.user } = payload;
      return authState(token, user);
    });
  },
});

/** Session, for the store (REQ-STORAGE-01). */
export const authReducer = slice.reducer;
/** What changes it (REQ-AUTH-16). */
export const authActions = slice.actions;

import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

/** Settings state: the payload of the app settings, null until it has come (REQ-STORAGE-03). */
export interface SettingsState {
  data: Readonly<Record<string, unknown>> | null;
}

const initialState: SettingsState = { data: null };

const slice = createSlice({
  name: "settings",
  initialState,
  reducers: {
    loaded: (_state, { payload }: PayloadAction<Readonly<Record<string, unknown>>>) => ({ data: payload }),
  },
});

/** Settings, for the store (REQ-STORAGE-03). */
export const settingsReducer = slice.reducer;
/** What changes it (REQ-STORAGE-03). */
export const settingsActions = slice.actions;

import { ignoreOtherAction } from "./ignore-other-action.js";

/** Settings state: the payload of the app settings, null until it is loaded (REQ-STORAGE-03). */
export interface SettingsState {
  data: Readonly<Record<string, unknown>> | null;
}

/** Actions of the settings (REQ-STORAGE-03). */
export const settingsActions = {
  loaded: (settings: Readonly<Record<string, unknown>>) =>
    ({ type: "settings/loaded", payload: settings }) as const,
};

const initialState: SettingsState = { data: null };

/** Reducer of the settings (REQ-STORAGE-03). */
export function settingsReducer(
  state = initialState,
  action: ReturnType<typeof settingsActions.loaded>,
): SettingsState {
  switch (action.type) {
    case "settings/loaded":
      return { data: action.payload };
    default:
      return ignoreOtherAction(state, action as never);
  }
}

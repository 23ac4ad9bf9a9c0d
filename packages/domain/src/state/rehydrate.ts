import type { REHYDRATE } from "redux-persist";
import type { SavedFields } from "./saved-fields.js";

/** Name of the persisted reducer. */
export const PERSIST_KEY = "shop";

/**
 * The action of redux-persist that merges stored fields into the state: all at start, later those that another tab
 * changed.
 */
export interface RehydrateAction {
  type: typeof REHYDRATE;
  key: string;
  payload?: Partial<SavedFields>;
  /** True when another tab wrote the fields. */
  fromOtherTab?: boolean;
}

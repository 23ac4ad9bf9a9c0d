import type { REHYDRATE } from "redux-persist";
import type { SavedFields } from "./saved-fields.js";

/** Name of the persisted reducer. */
export const PERSIST_KEY = "shop";

/**
 * The action of redux-persist that brings stored fields into the state: all of them at start, later those that another
 * tab changed.
 */
export interface RehydrateAction {
  type: typeof REHYDRATE;
  key: string;
  payload?: Partial<SavedFields>;
  /** Set where another tab wrote the fields. */
  fromOtherTab?: boolean;
}

import { ignoreOtherAction } from "./ignore-other-action.js";

/** The chosen sub-collection; null is all of them (REQ-STORAGE-11, REQ-CATALOG-31). */
export interface SubCollectionState {
  id: string | null;
}

/** Actions of the sub-collection (REQ-STORAGE-11). */
export const subCollectionActions = {
  chosen: (id: string | null) => ({ type: "subCollection/chosen", payload: id }) as const,
  /** On leaving the collection. */
  reset: () => ({ type: "subCollection/reset" }) as const,
};

type SubCollectionAction = ReturnType<(typeof subCollectionActions)[keyof typeof subCollectionActions]>;

const initialState: SubCollectionState = { id: null };

/** Reducer of the sub-collection (REQ-STORAGE-11). */
export function subCollectionReducer(state = initialState, action: SubCollectionAction): SubCollectionState {
  switch (action.type) {
    case "subCollection/chosen":
      return { id: action.payload };
    case "subCollection/reset":
      return initialState;
    default:
      return ignoreOtherAction(state, action);
  }
}

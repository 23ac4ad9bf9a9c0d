import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

/** The chosen sub-collection; null is all of them (REQ-STORAGE-11, REQ-CATALOG-31). */
export interface SubCollectionState {
  id: string | null;
}

const initialState: SubCollectionState = { id: null };

const slice = createSlice({
  name: "subCollection",
  initialState,
  reducers: {
    chosen: (_state, { payload: id }: PayloadAction<string | null>) => ({ id }),
    /** On leaving the collection. */
    reset: () => initialState,
  },
});

/** Sub-collection, for the store (REQ-STORAGE-11). */
export const subCollectionReducer = slice.reducer;
/** What changes it (REQ-STORAGE-11). */
export const subCollectionActions = slice.actions;

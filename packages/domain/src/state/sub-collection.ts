import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

/** The chosen sub-collection; null is all of them (spec section 3, B28). */
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

export const subCollectionReducer = slice.reducer;
export const subCollectionActions = slice.actions;

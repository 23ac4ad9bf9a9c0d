import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { authActions } from "./auth.js";
import { cartReconciled } from "./cart-reconciled.js";
import { isId } from "./opaque-id.js";
import { savedFieldsChanged } from "./saved-fields.js";

/** The vendor whose products the cart holds, or null (spec section 3). */
export type VendorAtCartState = string | null;

const slice = createSlice({
  name: "vendorAtCart",
  initialState: null as VendorAtCartState,
  reducers: {
    set: (state, { payload: vendorId }: PayloadAction<string>) => (isId(vendorId) ? vendorId : state),
    cleared: () => null,
  },
  extraReducers: (builder) => {
    builder
      .addCase(cartReconciled, (_state, { payload }) => payload.vendorId)
      .addCase(savedFieldsChanged, (state, { payload }) =>
        payload.vendorId === undefined ? state : payload.vendorId,
      )
      .addCase(authActions.loggedOut, () => null);
  },
});

/** Vendor, for the store (spec section 3). */
export const vendorAtCartReducer = slice.reducer;
/** What changes it (spec section 4). */
export const vendorAtCartActions = slice.actions;

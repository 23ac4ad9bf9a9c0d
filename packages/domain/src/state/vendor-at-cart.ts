import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { authActions } from "./auth.js";
import { cartReconciled } from "./cart-reconciled.js";
import { isId } from "./opaque-id.js";
import { savedFieldsChanged } from "./saved-fields.js";

/** The vendor whose products the cart holds, or null (REQ-STORAGE-09). */
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

/** Vendor, for the store (REQ-STORAGE-09). */
export const vendorAtCartReducer = slice.reducer;
/** What changes it (REQ-CART-14). */
export const vendorAtCartActions = slice.actions;

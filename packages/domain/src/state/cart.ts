import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { authActions } from "./auth.js";
import { cartReconciled, idsInCart } from "./cart-reconciled.js";
import { isId } from "./opaque-id.js";
import { savedFieldsChanged } from "./saved-fields.js";

/** Cart state: the count is restored from storage, the ids start empty (REQ-STORAGE-04). */
export interface CartState {
  count: number;
  ids: string[];
}

const initialState: CartState = { count: 0, ids: [] };

const slice = createSlice({
  name: "cart",
  initialState,
  reducers: {
    /** Raises the count only if the product is not yet listed (REQ-CART-04). Payload: product id. */
    productAdded: (state, { payload: id }: PayloadAction<string>) => {
      if (!isId(id) || state.ids.includes(id)) return;
      state.ids.push(id);
      state.count += 1;
    },
    /** Lowers the count, not below 0, and unlists the product (REQ-CART-05). Payload: product id. */
    productRemoved: (state, { payload: id }: PayloadAction<string>) => {
      state.ids = state.ids.filter((listed) => listed !== id);
      state.count = Math.max(0, state.count - 1);
    },
    cleared: () => initialState,
  },
  extraReducers: (builder) => {
    builder
      .addCase(cartReconciled, (_state, { payload }) => {
        const ids = idsInCart(payload.quantities);
        return { count: ids.length, ids };
      })
      .addCase(savedFieldsChanged, (state, { payload }) => {
        if (payload.count !== undefined) state.count = payload.count;
        // The list is never stored (REQ-STORAGE-24): the other tab's quantities say what is in the cart.
        if (payload.quantities !== undefined) state.ids = idsInCart(payload.quantities);
      })
      .addCase(authActions.loggedOut, () => initialState);
  },
});

/** Cart, for the store (REQ-STORAGE-04). */
export const cartReducer = slice.reducer;
/** What changes it (REQ-CART-04). */
export const cartActions = slice.actions;

import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { clampQuantity } from "../stores/quantity-limit.js";
import { authActions } from "./auth.js";
import { cartReconciled } from "./cart-reconciled.js";
import { isId } from "./opaque-id.js";
import { MAX_QUANTITY, type QuantityMap, savedFieldsChanged } from "./saved-fields.js";

const initialState: QuantityMap = {};

/** How many of a product are in the cart; 0 for one that is not (REQ-STORAGE-07). */
export function quantityIn(quantities: QuantityMap, productId: string): number {
  return Object.hasOwn(quantities, productId) ? quantities[productId]! : 0;
}

function put(quantities: QuantityMap, productId: string, quantity: number): void {
  if (isId(productId)) quantities[productId] = clampQuantity(quantity, MAX_QUANTITY);
}

/** Quantities by product id (REQ-STORAGE-07, REQ-CART-08): always whole numbers, never below 0. */
const slice = createSlice({
  name: "productQuantities",
  initialState,
  reducers: {
    set: (state, { payload }: PayloadAction<{ productId: string; quantity: number }>) => {
      put(state, payload.productId, payload.quantity);
    },
    increment: (state, { payload: id }: PayloadAction<string>) => {
      put(state, id, quantityIn(state, id) + 1);
    },
    decrement: (state, { payload: id }: PayloadAction<string>) => {
      const quantity = quantityIn(state, id);
      if (quantity > 0) put(state, id, quantity - 1);
    },
    resetOne: (state, { payload: id }: PayloadAction<string>) => {
      put(state, id, 0);
    },
    /** Empties the map; its storage key goes (REQ-STORAGE-29). */
    resetAll: () => initialState,
  },
  extraReducers: (builder) => {
    builder
      .addCase(cartReconciled, (_state, { payload }) => payload.quantities)
      .addCase(savedFieldsChanged, (state, { payload }) => payload.quantities ?? state)
      .addCase(authActions.loggedOut, () => initialState);
  },
});

/** Quantities, for the store (REQ-STORAGE-07). */
export const productQuantitiesReducer = slice.reducer;
/** What changes it (REQ-CART-08). */
export const productQuantitiesActions = slice.actions;

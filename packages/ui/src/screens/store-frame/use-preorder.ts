"use client";
import type { OrderTypeKind } from "../../widgets/order-type-switch/index.js";
import { useEffect, useState, type RefObject } from "react";
import { isDineInOnly } from "../../widgets/store-card/index.js";

interface OrderableStore {
  id: string;
  is_open: boolean;
  preorder_from: string | null;
  order_types: readonly OrderTypeKind[];
}

/**
 * Whether products of a store can be added (REQ-CATALOG-42): a store that takes no orders for now has no add buttons
 * until the customer starts a pre-order, or has one in the cart. `menu` gets the focus when it starts.
 */
export function usePreorder(
  store: OrderableStore | undefined,
  cartStoreId: string | undefined,
  menu: RefObject<HTMLElement | null>,
) {
  const [startedFor, setStartedFor] = useState<string>();
  const isStarted = store !== undefined && startedFor === store.id;
  useEffect(() => {
    // The button that had the focus is gone.
    if (isStarted) menu.current?.querySelector<HTMLElement>("h1, h2")?.focus({ preventScroll: true });
  }, [isStarted, menu]);

  const from = store?.preorder_from ?? null;
  const isOrdering = isStarted || (store !== undefined && cartStoreId === store.id);
  return {
    orderable: store !== undefined && (from === null ? store.is_open && !isDineInOnly(store) : isOrdering),
    /** The button that starts it; undefined when there is nothing to start. */
    preorder:
      store === undefined || from === null || isOrdering
        ? undefined
        : { from, onStart: () => setStartedFor(store.id) },
  };
}

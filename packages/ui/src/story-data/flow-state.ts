import { useCallback, useEffect, useMemo, useState } from "react";
import { useLocale, type Language } from "../locale/index.js";
import type { TrackStepKind } from "../widgets/order-tracker/index.js";
import { storyCart, storyLine, storyQuote } from "./cart.js";
import { storyPath } from "./orders.js";
import { storyProducts, type StoryProduct } from "./products.js";
import { storyStores } from "./stores.js";

/** Callback without effect. */
export const noop = () => {};

const storySteps = storyPath().map(({ step }) => step);

/** Milliseconds between two steps of an order in stories. */
const stepTime = 400;

/** Simulates the server's response time. */
export const simulateResponse = () => new Promise<void>((resolve) => setTimeout(resolve, 60));

/** Products of a store: the whole menu for the first, sweets and drinks for the others. */
export function menuOf(
  language: Language,
  storeId: string,
  stores: ReturnType<typeof storyStores>,
): StoryProduct[] {
  const products = storyProducts(language);
  if (storeId === stores[0]!.id) return products;
  const { id, name, is_open, opens_at, preorder_from, order_types } = stores.find(
    (store) => store.id === storeId,
  )!;
  return products
    .filter(({ category_id }) => category_id === "sweets" || category_id === "drinks")
    .map((product) => ({
      ...product,
      vendor_id: id,
      vendor: { id, name, is_open, opens_at, preorder_from, order_types },
    }));
}

type Quantities = Readonly<Record<string, number>>;
interface CartState {
  storeId: string | null;
  quantities: Quantities;
}

export interface FlowAppProps {
  /** Initial place: "home", "auth", "orders" … as in the hash of the screens' links. */
  start?: string;
  signedIn?: boolean;
  /** Quantities by product id, of the first store. */
  inCart?: Quantities;
}

/** State of the flow: place, session, cart and the step of the order. */
export function useFlowState({
  start = "home",
  signedIn: initiallySignedIn = true,
  inCart = {},
}: FlowAppProps) {
  const { language } = useLocale();
  const stores = useMemo(() => storyStores(language), [language]);
  const [place, setPlace] = useState(start);
  const [signedIn, setSignedIn] = useState(initiallySignedIn);
  const [cartState, setCartState] = useState<CartState>({
    storeId: Object.keys(inCart).length > 0 ? stores[0]!.id : null,
    quantities: inCart,
  });
  const [cartOpen, setCartOpen] = useState(false);
  const [conflicting, setConflicting] = useState<StoryProduct | null>(null);
  const [orderAt, setOrderAt] = useState<TrackStepKind | null>(null);

  const navigate = useCallback((to: string) => {
    setCartOpen(false);
    setPlace(to);
  }, []);
  const nextStep = storySteps[storySteps.findIndex((step) => step === orderAt) + 1];
  const isActive = orderAt !== null && nextStep !== undefined;
  useEffect(() => {
    if (!isActive) return;
    const timer = setTimeout(() => setOrderAt(nextStep), stepTime);
    return () => clearTimeout(timer);
  }, [isActive, nextStep]);

  const products = useMemo(
    () => (cartState.storeId ? menuOf(language, cartState.storeId, stores) : []),
    [cartState.storeId, language, stores],
  );
  const inCartProducts = products.filter(({ id }) => cartState.quantities[id]);
  const items = inCartProducts.map(({ id }) => storyLine(language, id, cartState.quantities[id]!));
  const cart = storyCart(language, {
    vendor: stores.find((store) => store.id === cartState.storeId) ?? null,
    items,
    quote: items.length > 0 ? storyQuote(language, items, { minimum: 2000 }) : null,
  });

  const setQuantity = (product: StoryProduct, quantity: number) => {
    if (
      quantity > 0 &&
      cartState.storeId !== null &&
      items.length > 0 &&
      product.vendor_id !== cartState.storeId
    ) {
      setConflicting(product);
      return;
    }
    setCartState((previous) => ({
      storeId: product.vendor_id,
      quantities: { ...previous.quantities, [product.id]: Math.max(0, quantity) },
    }));
  };
  const cartProps = {
    status: "ready" as const,
    data: cart,
    onRetry: noop,
    onQuantityChange: (line: { product_id: string }, quantity: number) =>
      setCartState((previous) => ({
        ...previous,
        quantities: { ...previous.quantities, [line.product_id]: quantity },
      })),
    storeHref: (id: string) => `#store/${id}`,
    checkoutHref: "#checkout",
    browseHref: "#home",
  };
  const total = items.reduce((sum, line) => sum + line.line_total, 0);
  return {
    language,
    stores,
    place,
    setPlace,
    navigate,
    signedIn,
    setSignedIn,
    cartState,
    setCartState,
    cartOpen,
    setCartOpen,
    conflicting,
    setConflicting,
    orderAt,
    setOrderAt,
    isActive,
    items,
    cart,
    cartProps,
    total,
    setQuantity,
  };
}

export type FlowState = ReturnType<typeof useFlowState>;

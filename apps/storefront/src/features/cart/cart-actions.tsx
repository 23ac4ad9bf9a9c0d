import type { VendorConflict } from "@talabee/contract";
import { type CartWrite, selectCartCount } from "@talabee/domain";
import { createContext, type ReactNode, use, useCallback, useMemo, useState } from "react";
import { useNavigate } from "react-router";
import {
  dismissMessage,
  paths,
  screenPath,
  usePending,
  useShop,
  useStableNavigate,
} from "../../platform/index.js";
import { type AddResult, addToCart, type Choice } from "./add-to-cart.js";
import { type AddedProducts, type Changes, type OrderedBefore, reorder as orderAgain } from "./reorder.js";
import { replayIntent } from "./replay-intent.js";
import type { OnConflict } from "./send-cart-write.js";

/** Data of the dialog that is shown when the cart holds another vendor's products. */
export interface ConflictQuestion {
  conflict: VendorConflict;
  /** What the customer tried to add: a product or a past order. */
  wanted: { choice: Choice } | { order: OrderedBefore };
}

interface CartActions {
  /**
   * Adds a product; opens the vendor conflict dialog or navigates to the sign-in when needed. `begun` is that of `beginAdd`,
   * where the choice was counted before.
   */
  add: (choice: Choice, begun?: CartWrite | null) => Promise<AddResult["outcome"]>;
  /**
   * Replays the action that required the sign-in, then navigates back to where it was started, or to `otherwise`
   * (REQ-AUTH-48, REQ-AUTH-50). With `isInfoMissing` the path leads over /auth/userinfo (REQ-ACCOUNT-22).
   */
  continueAfterSignIn: (otherwise: string, isInfoMissing?: boolean) => Promise<void>;
  question: ConflictQuestion | null;
  /** Answers the dialog: replaces or parks the cart; null cancels. */
  answer: (choice: Exclude<OnConflict, "ask"> | null) => Promise<void>;
  /**
   * Adds a past order to the cart and shows the changes, if any, else the cart. With `toCheckout`, a cart that was empty
   * goes straight to the checkout (REQ-ORDER-46).
   */
  reorder: (order: OrderedBefore, toCheckout?: boolean) => Promise<void>;
  /** Id of the order that is being added. */
  reorderingId: string | null;
  changes: Changes | null;
  closeChanges: () => void;
  /** What the last reorder added to a cart that was not empty. */
  addedProducts: AddedProducts;
  isDrawerOpen: boolean;
  setDrawerOpen: (open: boolean) => void;
}

const CartActionsContext = createContext<CartActions | null>(null);

/** Cart actions for any screen. */
export function useCartActions(): CartActions {
  const actions = use(CartActionsContext);
  if (actions === null) throw new Error("useCartActions needs a CartActionsProvider around it");
  return actions;
}

/** Path to return to after the sign-in; a product sheet counts as the screen beneath it. */
const currentScreen = () => screenPath(window.location.pathname) + window.location.search;

/** Provides the cart actions, with the state of the drawer and dialogs that they open. */
export function CartActionsProvider({ children }: { children: ReactNode }) {
  const shop = useShop();
  const navigate = useNavigate();
  const go = useStableNavigate();
  const [question, setQuestion] = useState<ConflictQuestion | null>(null);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [reorderingId, during] = usePending();
  const [changes, setChanges] = useState<Changes | null>(null);
  const [addedProducts, setAddedProducts] = useState<AddedProducts>([]);
  const add = useCallback(
    async (choice: Choice, begun?: CartWrite | null) => {
      const result = await addToCart(shop, choice, { returnTo: currentScreen(), begun });
      if (result.outcome === "conflict") setQuestion({ conflict: result.conflict, wanted: { choice } });
      if (result.outcome === "sign-in-first") go(paths.auth);
      return result.outcome;
    },
    [go, shop],
  );

  const continueAfterSignIn = useCallback(
    async (otherwise: string, isInfoMissing = false) => {
      dismissMessage(shop, "unauthenticated");
      dismissMessage(shop, "login_to_favorite");
      const replayed = await replayIntent(shop);
      // An explicit return path takes precedence over the place of the replayed action.
      const to = otherwise === paths.home ? (replayed?.intent.returnTo ?? otherwise) : otherwise;
      void navigate(isInfoMissing ? paths.userInfoThen(to) : to, { replace: true });
      if (replayed === null || replayed.result === null) return;
      const { intent, result } = replayed;
      if (result.outcome === "conflict") {
        setQuestion({ conflict: result.conflict, wanted: { choice: intent } });
      }
      if (result.outcome === "added") setDrawerOpen(true);
    },
    [navigate, shop],
  );

  const reorder = useCallback(
    async (order: OrderedBefore, toCheckout = false, onConflict: OnConflict = "ask") => {
      const wasEmpty = selectCartCount(shop.store.getState()) === 0;
      const result = await during(order.id, orderAgain(shop, order, onConflict));
      if (result.outcome === "conflict") setQuestion({ conflict: result.conflict, wanted: { order } });
      if (result.outcome !== "added") return;
      setAddedProducts(result.data.added);
      if (result.data.changes.length > 0) setChanges(result.data.changes);
      else if (toCheckout && wasEmpty) go(paths.checkout);
      else setDrawerOpen(true);
    },
    [during, go, shop],
  );

  const answer = useCallback(
    async (onConflict: Exclude<OnConflict, "ask"> | null) => {
      if (onConflict !== null && question !== null) {
        const { wanted } = question;
        if ("choice" in wanted)
          await addToCart(shop, wanted.choice, { returnTo: currentScreen(), onConflict });
        else await reorder(wanted.order, false, onConflict);
      }
      setQuestion(null);
    },
    [question, reorder, shop],
  );

  const actions = useMemo(
    () => ({
      add,
      continueAfterSignIn,
      question,
      answer,
      reorder: (order: OrderedBefore, toCheckout?: boolean) => reorder(order, toCheckout),
      reorderingId,
      changes,
      closeChanges: () => setChanges(null),
      addedProducts,
      isDrawerOpen,
      setDrawerOpen,
    }),
    [add, addedProducts, answer, changes, continueAfterSignIn, isDrawerOpen, question, reorder, reorderingId],
  );
  return <CartActionsContext value={actions}>{children}</CartActionsContext>;
}

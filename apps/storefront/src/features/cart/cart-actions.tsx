import type { VendorConflict } from "@talabee/contract";
import { createContext, type ReactNode, use, useCallback, useMemo, useState } from "react";
import { useNavigate } from "react-router-dom";
import { type AddResult, addToCart, type Choice, type OnConflict } from "./add-to-cart.js";
import { type Changes, type OrderedBefore, reorder as orderAgain } from "./reorder.js";
import {
  dismissMessage,
  paths,
  usePending,
  useShop,
  useStableNavigate,
  screenPath,
} from "../../platform/index.js";
import { replayIntent } from "./replay-intent.js";

/** A question to the customer: the cart holds another vendor's products. */
export interface ConflictQuestion {
  conflict: VendorConflict;
  /** What was to be put into the cart: a product, or an order of the past. */
  wanted: { choice: Choice } | { order: OrderedBefore };
}

interface CartActions {
  /** Puts a product into the cart; asks about another vendor's, leads to the sign-in when signed out. */
  add: (choice: Choice) => Promise<AddResult["outcome"]>;
  /**
   * Does what was pressed before the sign-in, then goes where it was pressed, or to `otherwise` (REQ-AUTH-48,
   * REQ-AUTH-50); there by way of what is missing about the customer after the first sign-in (REQ-ACCOUNT-22).
   */
  continueAfterSignIn: (otherwise: string, isInfoMissing?: boolean) => Promise<void>;
  question: ConflictQuestion | null;
  /** Answers the question: the cart is emptied, put aside, or with null left as it is. */
  answer: (what: Exclude<OnConflict, "ask"> | null) => Promise<void>;
  /** Puts an order of the past into the cart again, and tells what is not as it was. */
  reorder: (order: OrderedBefore) => Promise<void>;
  /** The order that is being put into the cart. */
  reorderingId: string | null;
  changes: Changes | null;
  forgetChanges: () => void;
  isDrawerOpen: boolean;
  setDrawerOpen: (open: boolean) => void;
}

const CartActionsContext = createContext<CartActions | null>(null);

/** What can be done with the cart from any screen. */
export function useCartActions(): CartActions {
  const actions = use(CartActionsContext);
  if (actions === null) throw new Error("useCartActions needs a CartActionsProvider around it");
  return actions;
}

/** What was chosen in a product's sheet is done when it is added: back to the store beneath it. */
const here = () => screenPath(window.location.pathname) + window.location.search;

export function CartActionsProvider({ children }: { children: ReactNode }) {
  const shop = useShop();
  const navigate = useNavigate();
  const go = useStableNavigate();
  const [question, setQuestion] = useState<ConflictQuestion | null>(null);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [reorderingId, during] = usePending();
  const [changes, setChanges] = useState<Changes | null>(null);
  const add = useCallback(
    async (choice: Choice) => {
      const result = await addToCart(shop, choice, here());
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
      // Where somebody was on the way to now counts more than where something was pressed before.
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
    async (order: OrderedBefore, onConflict: OnConflict = "ask") => {
      const result = await during(order.id, orderAgain(shop, order, onConflict));
      if (result.outcome === "conflict") setQuestion({ conflict: result.conflict, wanted: { order } });
      if (result.outcome !== "added") return;
      if (result.changes.length > 0) setChanges(result.changes);
      else setDrawerOpen(true);
    },
    [during, shop],
  );

  const answer = useCallback(
    async (what: Exclude<OnConflict, "ask"> | null) => {
      if (what !== null && question !== null) {
        const { wanted } = question;
        if ("choice" in wanted) await addToCart(shop, wanted.choice, here(), what);
        else await reorder(wanted.order, what);
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
      reorder: (order: OrderedBefore) => reorder(order),
      reorderingId,
      changes,
      forgetChanges: () => setChanges(null),
      isDrawerOpen,
      setDrawerOpen,
    }),
    [add, answer, changes, continueAfterSignIn, isDrawerOpen, question, reorder, reorderingId],
  );
  return <CartActionsContext value={actions}>{children}</CartActionsContext>;
}

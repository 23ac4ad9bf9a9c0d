import { clampQuantity } from "../stores/quantity-limit.js";
import { ignoreOtherAction } from "./ignore-other-action.js";

/** Give up after this many version conflicts in a row and show the error. */
export const MAX_STALE_TRIES = 10;

/** A quantity of a cart line that the customer chose and the server has not confirmed. */
export interface PendingQuantity {
  lineId: string;
  /** The last one chosen; 0 removes the line. */
  quantity: number;
  /** Available stock by the server's refusal of more; null while nothing was refused. */
  limit: number | null;
  /** Version conflicts in a row. */
  staleTries: number;
}

/** Pending quantities of the cart (REQ-CART-24, REQ-UI-05). */
export interface PendingQuantitiesState {
  /** At most one per line, the oldest first. */
  lines: readonly PendingQuantity[];
  /** The quantity being sent. One at a time: each call carries the cart's version. */
  inFlight: { lineId: string; quantity: number } | null;
}

/** Events of the pending quantities: the customer's press, and what became of a call. */
export const pendingQuantitiesActions = {
  /** The customer chose a quantity. The last choice counts. */
  pressed: (payload: { lineId: string; quantity: number }) =>
    ({ type: "pendingQuantities/pressed", payload }) as const,
  /** Quantities that an earlier page left unsent; newer choices on this page take precedence. */
  restored: (payload: readonly (readonly [lineId: string, quantity: number])[]) =>
    ({ type: "pendingQuantities/restored", payload }) as const,
  sendStarted: (lineId: string) => ({ type: "pendingQuantities/sendStarted", payload: lineId }) as const,
  /** The server accepted the quantity. Another one chosen meanwhile stays pending. */
  confirmed: (lineId: string) => ({ type: "pendingQuantities/confirmed", payload: lineId }) as const,
  /** The connection was lost: the quantity is sent again once it is back. */
  deferred: (lineId: string) => ({ type: "pendingQuantities/deferred", payload: lineId }) as const,
  /** Another tab or device changed the cart first: the quantity is sent again with the newer version (REQ-UI-06). */
  outdated: (lineId: string) => ({ type: "pendingQuantities/outdated", payload: lineId }) as const,
  /** The stock does not suffice: the quantity becomes what is available (REQ-CART-24). */
  limited: (payload: { lineId: string; available: number }) =>
    ({ type: "pendingQuantities/limited", payload }) as const,
  /** Any other failure: the server's quantity counts again (REQ-CART-24). */
  failed: (lineId: string) => ({ type: "pendingQuantities/failed", payload: lineId }) as const,
};

type PendingQuantitiesAction = ReturnType<
  (typeof pendingQuantitiesActions)[keyof typeof pendingQuantitiesActions]
>;

/** Nothing pending. */
export const noPendingQuantities: PendingQuantitiesState = { lines: [], inFlight: null };

/** Reducer of the pending quantities. */
export function pendingQuantitiesReducer(
  state = noPendingQuantities,
  action: PendingQuantitiesAction,
): PendingQuantitiesState {
  switch (action.type) {
    case "pendingQuantities/pressed":
      return { ...state, lines: withPress(state.lines, action.payload.lineId, action.payload.quantity) };
    case "pendingQuantities/restored": {
      // The same state, so that a page which restores nothing is not rendered again.
      if (action.payload.length === 0) return state;
      const restored = action.payload.reduce(
        (lines, [lineId, quantity]) => withPress(lines, lineId, quantity),
        noPendingQuantities.lines,
      );
      return {
        ...state,
        lines: [
          ...restored.filter(({ lineId }) => state.lines.every((line) => line.lineId !== lineId)),
          ...state.lines,
        ],
      };
    }
    case "pendingQuantities/sendStarted": {
      const line = state.lines.find(({ lineId }) => lineId === action.payload);
      if (line === undefined || state.inFlight !== null) return state;
      return { ...state, inFlight: { lineId: line.lineId, quantity: line.quantity } };
    }
    case "pendingQuantities/confirmed":
      return settle(state, action.payload, (line, sent) =>
        line.quantity === sent ? null : { ...line, staleTries: 0 },
      );
    case "pendingQuantities/deferred":
      return settle(state, action.payload, (line) => line);
    case "pendingQuantities/outdated":
      return settle(state, action.payload, (line) => ({ ...line, staleTries: line.staleTries + 1 }));
    case "pendingQuantities/limited": {
      const { lineId, available } = action.payload;
      // Prevents an endless loop with a server that rejects the quantity it reported as available.
      return settle(state, lineId, (line, sent) =>
        available >= sent
          ? null
          : { ...line, quantity: clampQuantity(line.quantity, available), limit: available, staleTries: 0 },
      );
    }
    case "pendingQuantities/failed":
      return settle(state, action.payload, () => null);
    default:
      return ignoreOtherAction(state, action);
  }
}

function withPress(
  lines: readonly PendingQuantity[],
  lineId: string,
  wanted: number,
): readonly PendingQuantity[] {
  const limit = lines.find((line) => line.lineId === lineId)?.limit ?? null;
  const quantity = clampQuantity(wanted, limit ?? Infinity);
  return lines.some((line) => line.lineId === lineId)
    ? lines.map((line) => (line.lineId === lineId ? { ...line, quantity } : line))
    : [...lines, { lineId, quantity, limit, staleTries: 0 }];
}

/** Ends the call in flight; `update` returns the line as it stays pending, or null. Ignores answers to other calls. */
function settle(
  state: PendingQuantitiesState,
  lineId: string,
  update: (line: PendingQuantity, sent: number) => PendingQuantity | null,
): PendingQuantitiesState {
  const { inFlight } = state;
  if (inFlight?.lineId !== lineId) return state;
  const lines = state.lines.flatMap((line) =>
    line.lineId === lineId ? (update(line, inFlight.quantity) ?? []) : [line],
  );
  return { lines, inFlight: null };
}

/** A refused quantity call, as far as it decides what happens to the quantity. */
export interface QuantityRefusal {
  code: string;
  isOnline: boolean;
  /** Lines of the newer cart, for a version conflict. */
  newerLines: readonly { id: string }[] | null;
  /** Available stock, for a shortage. */
  available: number | null;
}

/** The event that a refusal means for the line in flight (REQ-CART-24, REQ-UI-06). */
export function quantityRefused({ lineId, staleTries }: PendingQuantity, refusal: QuantityRefusal) {
  const { code, isOnline, newerLines, available } = refusal;
  const { deferred, outdated, limited, failed } = pendingQuantitiesActions;
  if (code === "network" && !isOnline) return deferred(lineId);
  const isInNewerCart = newerLines?.some(({ id }) => id === lineId) === true;
  if (isInNewerCart && staleTries < MAX_STALE_TRIES) return outdated(lineId);
  return available === null ? failed(lineId) : limited({ lineId, available });
}

/** Whether a refused quantity is sent again, so that there is nothing to tell the customer. */
export function isSentAgain({ type }: ReturnType<typeof quantityRefused>): boolean {
  return type === "pendingQuantities/deferred" || type === "pendingQuantities/outdated";
}

interface PricedLine {
  id: string;
  quantity: number;
  line_total: number;
}

/** A cart with the pending quantities applied; lines with quantity 0 are left out. */
export function withPendingQuantities<Line extends PricedLine, Cart extends { items: readonly Line[] }>(
  cart: Cart & { items: readonly Line[] },
  pending: readonly PendingQuantity[],
): Cart {
  if (pending.length === 0) return cart;
  const quantities = new Map(pending.map(({ lineId, quantity }) => [lineId, quantity]));
  return {
    ...cart,
    items: cart.items.flatMap((line) => {
      const quantity = quantities.get(line.id);
      if (quantity === undefined) return [line];
      if (quantity === 0) return [];
      return [{ ...line, quantity, line_total: (line.line_total / line.quantity) * quantity }];
    }),
  };
}

/**
 * The quantities to which cart lines are reduced after a shortage: of several lines with one product, earlier ones are
 * filled first. `available` is the stock of the product.
 */
export function reduceToAvailableStock(
  lines: readonly { id: string; quantity: number }[],
  shortages: readonly { item_id: string; product_id: string; available: number }[],
): { lineId: string; quantity: number }[] {
  const left = new Map(shortages.map(({ product_id, available }) => [product_id, available]));
  return shortages.flatMap(({ item_id, product_id }) => {
    const line = lines.find(({ id }) => id === item_id);
    if (line === undefined) return [];
    const available = left.get(product_id)!;
    const quantity = clampQuantity(line.quantity, available);
    left.set(product_id, available - quantity);
    return [{ lineId: item_id, quantity }];
  });
}

/**
 * The line that a menu's stepper changes to give a product `quantity` units in total, and its new quantity: the newest
 * one, since a product without choices has only one. Null if the cart has no line of the product.
 */
export function lineOfStepper(
  lines: readonly { id: string; product_id: string; quantity: number }[],
  productId: string,
  quantity: number,
): { lineId: string; quantity: number } | null {
  const ofProduct = lines.filter(({ product_id }) => product_id === productId);
  const newest = ofProduct.at(-1);
  if (newest === undefined) return null;
  const others = ofProduct.slice(0, -1).reduce((sum, line) => sum + line.quantity, 0);
  return { lineId: newest.id, quantity: Math.max(0, quantity - others) };
}

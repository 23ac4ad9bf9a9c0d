import { ignoreOtherAction } from "./ignore-other-action.js";

/**
 * An order that was sent and has not been shown yet. A page that finds it sends the same body again under the same
 * idempotency key and gets the outcome (REQ-API-29, REQ-REL-03).
 */
export interface OrderAttempt<Body> {
  /** Idempotency key of the order. */
  key: string;
  /** The customer who ordered. */
  userId: string;
  body: Body;
  /** Id of the created order, once the server has answered. */
  orderId?: string;
}

/** Events of an order attempt. */
export const orderAttemptActions = {
  /** The customer ordered. Ignored while this customer has an attempt that is neither refused nor shown. */
  started: <Body>(payload: OrderAttempt<Body>) => ({ type: "orderAttempt/started", payload }) as const,
  /** The server created the order. The attempt stays: its page may be closed before it shows the order. */
  placed: (payload: { key: string; orderId: string }) => ({ type: "orderAttempt/placed", payload }) as const,
  /** The server refused the order for good. */
  refused: (key: string) => ({ type: "orderAttempt/refused", payload: key }) as const,
  /** The page of an order is shown. */
  shown: (orderId: string) => ({ type: "orderAttempt/shown", payload: orderId }) as const,
  /** The customer signed out. */
  abandoned: () => ({ type: "orderAttempt/abandoned" }) as const,
};

export type OrderAttemptAction<Body> =
  | ReturnType<typeof orderAttemptActions.started<Body>>
  | ReturnType<(typeof orderAttemptActions)[Exclude<keyof typeof orderAttemptActions, "started">]>;

/** Reducer of the order attempt: a tab has at most one. */
export function orderAttemptReducer<Body>(
  state: OrderAttempt<Body> | null,
  action: OrderAttemptAction<Body>,
): OrderAttempt<Body> | null {
  switch (action.type) {
    case "orderAttempt/started":
      return state?.userId === action.payload.userId ? state : action.payload;
    case "orderAttempt/placed":
      return state?.key === action.payload.key ? { ...state, orderId: action.payload.orderId } : state;
    case "orderAttempt/refused":
      return state?.key === action.payload ? null : state;
    case "orderAttempt/shown":
      return state?.orderId === action.payload ? null : state;
    case "orderAttempt/abandoned":
      return null;
    default:
      return ignoreOtherAction(state, action);
  }
}

/** The attempt if it is the customer's, to be sent again; null for another customer's. */
export function attemptOf<Body>(state: OrderAttempt<Body> | null, userId: string): OrderAttempt<Body> | null {
  return state?.userId === userId ? state : null;
}

/** Parses a stored attempt; null for any other text. */
export function parseOrderAttempt<Body>(text: string | null): OrderAttempt<Body> | null {
  try {
    const stored = JSON.parse(text ?? "null") as Partial<OrderAttempt<Body>> | null;
    return typeof stored?.key === "string" && typeof stored.userId === "string"
      ? (stored as OrderAttempt<Body>)
      : null;
  } catch {
    return null;
  }
}

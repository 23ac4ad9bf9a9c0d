/** Cancels an order its store never accepted, or that was never paid; its subject is the order. */
export const CANCEL_UNACCEPTED = "cancel_unaccepted_order";
/** Plays store and rider in the demo; its subject is the order. */
export const SIMULATE_ORDER = "simulate_order";

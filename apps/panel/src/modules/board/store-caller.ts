/** Rings a store's own phone for an order that it has not answered. */
export interface StoreCaller {
  /** Returns what came of it, for the order's record. */
  call(store: { readonly id: string; readonly name: string }, orderCode: string): Promise<string>;
}

/** No provider of calls is configured: the record says so, and the rungs before and after have to do. */
export const noCaller: StoreCaller = { call: async () => "no provider of calls" };

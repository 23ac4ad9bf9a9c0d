import { order, trackOrder } from "@talabee/contract";

/** An order. */
export const orderRead = (id: string) => [order, { params: { id } }] as const;

/** Where an order is. */
export const trackOrderRead = (id: string) => [trackOrder, { params: { id } }] as const;

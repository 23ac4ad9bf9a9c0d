import { order, trackOrder } from "@talabee/contract";

export const orderRead = (id: string) => [order, { params: { id } }] as const;

export const trackOrderRead = (id: string) => [trackOrder, { params: { id } }] as const;

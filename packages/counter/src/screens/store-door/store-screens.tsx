// The screens beside the board, and what a paired device says of itself: a chunk of its own.
import type { PanelStore } from "@talabee/contract";
import { StoreDevices } from "./store-devices.js";
import { StoreHours } from "./store-hours.js";
import { StoreMenu } from "./store-menu.js";
import type { StoreScreen } from "./store-screen.js";

export { DoorNotices } from "./door-notices.js";
export { Heartbeat } from "./heartbeat.js";
export { LeaveAnyway } from "./leave-anyway.js";

export interface StoreScreenAtProps {
  screen: Exclude<StoreScreen, "orders">;
  storeId: string;
  store: PanelStore | undefined;
}

/** A screen beside the board. */
export function StoreScreenAt({ screen, storeId, store }: StoreScreenAtProps) {
  switch (screen) {
    case "menu":
      return <StoreMenu storeId={storeId} store={store} />;
    case "hours":
      return <StoreHours storeId={storeId} store={store} />;
    case "devices":
      return <StoreDevices storeId={storeId} />;
  }
}

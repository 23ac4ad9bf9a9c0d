import { createShopStore } from "@talabee/domain";
import { localStorage } from "./browser-storage.js";

const shop = createShopStore({ storage: localStorage });
shop.followOtherTabs(window);

/** The client-side state (REQ-STORAGE-30), restored from storage before anything is drawn. */
export const store = shop.store;

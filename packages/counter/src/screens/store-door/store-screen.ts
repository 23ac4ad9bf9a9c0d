/** The screens of a store's door: those of its bar, and those that its menu leads to. */
export const STORE_SCREENS = ["orders", "menu", "hours", "devices"] as const;
export type StoreScreen = (typeof STORE_SCREENS)[number];
/** How the door looks: as the device likes, or for the wall of a kitchen. */
export const LOOKS = ["light", "dark", "kitchen"] as const;
export type Look = (typeof LOOKS)[number];

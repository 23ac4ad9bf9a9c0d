import { defineMessage } from "../../define-message.js";

/* Messages of an address as it is shown. */

export const labelHome = defineMessage("checkout.labelHome", "Home", "البيت");
export const labelWork = defineMessage("checkout.labelWork", "Work", "العمل");
export const labelOther = defineMessage("checkout.labelOther", "Other", "آخر");
export const addressLine = defineMessage(
  "checkout.addressLine",
  "Building {building}, Street {street}, Zone {zone}",
  "مبنى {building}، شارع {street}، منطقة {zone}",
);
/** For a street that has a name instead of a number. */
export const addressLineNamed = defineMessage(
  "checkout.addressLineNamed",
  "Building {building}, {street}, Zone {zone}",
  "مبنى {building}، {street}، منطقة {zone}",
);
export const defaultAddress = defineMessage("checkout.defaultAddress", "Default", "الأساسي");

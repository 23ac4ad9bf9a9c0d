import { defineMessage } from "../../define-message.js";

/* Messages of the address book. */

export const edit = defineMessage("account.edit", "Edit", "تعديل");
export const addresses = defineMessage("account.addresses", "Addresses", "العناوين");
export const addressesFailed = defineMessage(
  "account.addressesFailed",
  "Your addresses did not load",
  "تعذّر تحميل عناوينك",
);
export const addressActions = defineMessage("account.addressActions", "Actions for {name}", "إجراءات {name}");
export const makeDefault = defineMessage("account.makeDefault", "Make default", "تعيينه عنوانًا أساسيًا");
export const deleteAddress = defineMessage("account.deleteAddress", "Delete", "حذف");
export const deleteAddressTitle = defineMessage(
  "account.deleteAddressTitle",
  "Delete this address?",
  "هل تريد حذف هذا العنوان؟",
);
export const deleteAddressText = defineMessage(
  "account.deleteAddressText",
  "Orders that go there are still delivered.",
  "الطلبات الجارية تصل إليه كما هي.",
);

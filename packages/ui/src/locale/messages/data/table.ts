import { defineMessage } from "../../define-message.js";

/* Messages of tables. */

export const selectRow = defineMessage("data.selectRow", "Select {name}", "تحديد {name}");
export const selectAllRows = defineMessage("data.selectAllRows", "Select all", "تحديد الكل");
export const rowsSelected = defineMessage(
  "data.rowsSelected",
  { one: "{count} selected", other: "{count} selected" },
  {
    zero: "لا تحديد",
    one: "تم تحديد صف واحد",
    two: "تم تحديد صفين",
    few: "تم تحديد {count} صفوف",
    many: "تم تحديد {count} صفًا",
    other: "تم تحديد {count} صف",
  },
);
export const noRows = defineMessage("data.noRows", "Nothing to show", "لا شيء لعرضه");
export const sortedUp = defineMessage(
  "data.sortedUp",
  "Sorted by {name}, ascending",
  "الترتيب حسب {name}، تصاعديًا",
);
export const sortedDown = defineMessage(
  "data.sortedDown",
  "Sorted by {name}, descending",
  "الترتيب حسب {name}، تنازليًا",
);

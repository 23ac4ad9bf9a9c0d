import { defineMessage } from "@talabee/ui/locale";

/* Messages of the menu editor. */

export const menuOf = defineMessage("office.menuOf", "Menu of {store}", "قائمة {store}");
export const sections = defineMessage("office.sections", "Sections", "الأقسام");
export const newSection = defineMessage("office.newSection", "New section", "قسم جديد");
export const addSection = defineMessage("office.addSection", "Add the section", "إضافة القسم");
export const sectionName = defineMessage("office.sectionName", "Name of the section", "اسم القسم");
export const renameSection = defineMessage("office.renameSection", "Rename {name}", "إعادة تسمية {name}");
export const deleteSection = defineMessage("office.deleteSection", "Delete {name}", "حذف {name}");
export const newProduct = defineMessage("office.newProduct", "New dish", "صنف جديد");
export const newProductIn = defineMessage("office.newProductIn", "New dish in {name}", "صنف جديد في {name}");
export const productName = defineMessage("office.productName", "Name", "الاسم");
export const productDescription = defineMessage("office.productDescription", "Description", "الوصف");
export const price = defineMessage("office.price", "Price", "السعر");
export const salePrice = defineMessage("office.salePrice", "Sale price", "سعر العرض");
export const section = defineMessage("office.section", "Section", "القسم");
export const optionGroups = defineMessage("office.optionGroups", "Options", "الخيارات");
export const noGroups = defineMessage(
  "office.noGroups",
  "This menu has no options yet.",
  "لا خيارات في هذه القائمة بعد.",
);
export const editGroups = defineMessage("office.editGroups", "Edit options", "تعديل الخيارات");
export const shown = defineMessage("office.shown", "Shown to customers", "يراه العملاء");
export const soldOut = defineMessage("office.soldOut", "Sold out", "نفد");
export const hidden = defineMessage("office.hidden", "Hidden", "مخفي");
export const pictures = defineMessage("office.pictures", "Pictures", "الصور");
export const preview = defineMessage("office.preview", "What the customer sees", "ما يراه العميل");
export const chooseProduct = defineMessage(
  "office.chooseProduct",
  "Choose a dish, or make a new one.",
  "اختاروا صنفًا أو أنشئوا صنفًا جديدًا.",
);
export const emptyMenu = defineMessage(
  "office.emptyMenu",
  "Begin with a section, such as “Mains”.",
  "ابدؤوا بقسم، مثل «الأطباق الرئيسية».",
);
export const deleteProduct = defineMessage("office.deleteProduct", "Delete the dish", "حذف الصنف");
export const deleteAsk = defineMessage("office.deleteAsk", "Delete {name}?", "حذف {name}؟");
export const groupName = defineMessage("office.groupName", "Name of the group", "اسم المجموعة");
export const newGroup = defineMessage("office.newGroup", "New group of options", "مجموعة خيارات جديدة");
export const least = defineMessage("office.least", "At least", "على الأقل");
export const most = defineMessage("office.most", "At most", "على الأكثر");
export const option = defineMessage("office.option", "Option {number}", "الخيار {number}");
export const optionPrice = defineMessage(
  "office.optionPrice",
  "Price of option {number}",
  "سعر الخيار {number}",
);
export const addOption = defineMessage("office.addOption", "Add an option", "إضافة خيار");
export const removeOption = defineMessage(
  "office.removeOption",
  "Remove option {number}",
  "إزالة الخيار {number}",
);
export const deleteGroup = defineMessage("office.deleteGroup", "Delete the group", "حذف المجموعة");
export const language = defineMessage("office.language", "Language of the preview", "لغة المعاينة");
export const inEnglish = defineMessage("office.inEnglish", "English", "English");
export const inArabic = defineMessage("office.inArabic", "العربية", "العربية");

import { defineMessage } from "../../define-message.js";

/* Messages of the content pages. */

export const onThisPage = defineMessage("apply.onThisPage", "On this page", "في هذه الصفحة");
export const pageFailed = defineMessage("apply.pageFailed", "This page did not load", "تعذّر تحميل الصفحة");
export const pageEmpty = defineMessage(
  "apply.pageEmpty",
  "Nothing is written here yet",
  "لم يُكتب شيء هنا بعد",
);

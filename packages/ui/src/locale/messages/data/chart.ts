import { defineMessage } from "../../define-message.js";

/* Messages of charts, of the frame of an app and of its views. */

export const chartTable = defineMessage("data.chartTable", "Figures as a table", "الأرقام في جدول");
export const noFigure = defineMessage("data.noFigure", "no figure", "لا رقم");
export const mainNavigation = defineMessage("data.mainNavigation", "Main", "القائمة الرئيسية");
export const openNavigation = defineMessage("data.openNavigation", "Open navigation", "فتح القائمة");
export const resizeViews = defineMessage("data.resizeViews", "Width of the list", "عرض القائمة");
export const backToList = defineMessage("data.backToList", "Back to the list", "العودة إلى القائمة");

import { defineMessage } from "../../define-message.js";

/* Messages of calendars and pickers of dates. */

export const previousMonth = defineMessage("data.previousMonth", "Previous month", "الشهر السابق");
export const nextMonth = defineMessage("data.nextMonth", "Next month", "الشهر التالي");
export const today = defineMessage("data.today", "Today, {date}", "اليوم، {date}");
export const openCalendar = defineMessage("data.openCalendar", "Open calendar", "فتح التقويم");
export const chooseDates = defineMessage("data.chooseDates", "Choose dates", "اختر التواريخ");
export const dateRange = defineMessage("data.dateRange", "{from} – {to}", "{from} – {to}");
export const rangeStart = defineMessage("data.rangeStart", "{date}, first day", "{date}، أول يوم");
export const rangeEnd = defineMessage("data.rangeEnd", "{date}, last day", "{date}، آخر يوم");
export const lastDays = defineMessage(
  "data.lastDays",
  { one: "Last day", other: "Last {count} days" },
  {
    zero: "لا أيام",
    one: "آخر يوم",
    two: "آخر يومين",
    few: "آخر {count} أيام",
    many: "آخر {count} يومًا",
    other: "آخر {count} يوم",
  },
);
export const onlyToday = defineMessage("data.onlyToday", "Today", "اليوم");
export const thisMonth = defineMessage("data.thisMonth", "This month", "هذا الشهر");
export const lastMonth = defineMessage("data.lastMonth", "Last month", "الشهر الماضي");

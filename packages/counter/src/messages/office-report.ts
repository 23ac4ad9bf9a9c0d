import { defineMessage } from "@talabee/ui/locale";

/* Messages of a store's day. */

export const reportOf = defineMessage("office.reportOf", "Day of {store}", "يوم {store}");
export const reportDay = defineMessage("office.reportDay", "Day", "اليوم");
export const completed = defineMessage("office.completed", "Completed", "مكتملة");
export const canceled = defineMessage("office.canceled", "Canceled", "ملغاة");
export const lateOrders = defineMessage("office.lateOrders", "Late", "متأخرة");
export const net = defineMessage("office.net", "What stays", "الصافي");
export const takings = defineMessage("office.takings", "Taken", "المقبوض");
export const gross = defineMessage("office.gross", "Together", "المجموع");
export const wentBack = defineMessage("office.wentBack", "Went back", "المردود");
export const cashByPerson = defineMessage("office.cashByPerson", "Cash by person", "النقد حسب الشخص");
export const person = defineMessage("office.person", "Person", "الشخص");
export const unknownPerson = defineMessage("office.unknownPerson", "Not known", "غير معروف");
export const ordersCount = defineMessage("office.ordersCount", "Orders", "الطلبات");
export const dueCash = defineMessage("office.dueCash", "Due", "المستحق");
export const takenCash = defineMessage("office.takenCash", "Taken", "المقبوض");
export const cashDifference = defineMessage("office.cashDifference", "Difference", "الفرق");
export const noCash = defineMessage("office.noCash", "No cash that day.", "لا نقد في ذلك اليوم.");

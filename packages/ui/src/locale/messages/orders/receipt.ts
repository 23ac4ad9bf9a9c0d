import { defineMessage } from "../../define-message.js";

/* Messages of the receipt. */

export const address = defineMessage("orders.address", "Delivery address", "عنوان التوصيل");
export const items = defineMessage("orders.items", "What you ordered", "ما طلبته");
export const note = defineMessage("orders.note", "Your note", "ملاحظتك");
export const subtotal = defineMessage("orders.subtotal", "Subtotal", "المجموع الفرعي");
export const discount = defineMessage("orders.discount", "Discount", "الخصم");
export const discountCode = defineMessage("orders.discountCode", "Discount, {code}", "الخصم، {code}");
export const deliveryFee = defineMessage("orders.deliveryFee", "Delivery fee", "رسوم التوصيل");
export const otherFees = defineMessage("orders.otherFees", "Other fees", "رسوم أخرى");
export const fromWallet = defineMessage("orders.fromWallet", "From your wallet", "من محفظتك");
export const rounding = defineMessage("orders.rounding", "Rounding", "التقريب");
export const payment = defineMessage("orders.payment", "Payment", "الدفع");
export const orderCode = defineMessage("orders.orderCode", "Order code", "رقم الطلب");
export const systemNumber = defineMessage("orders.systemNumber", "System number", "رقم النظام");
export const tableTerm = defineMessage("orders.tableTerm", "Table", "الطاولة");
export const scheduled = defineMessage("orders.scheduled", "Pre-order", "طلب مسبق");
export const print = defineMessage("orders.print", "Print", "طباعة");
export const receiptTitle = defineMessage("orders.receiptTitle", "Receipt", "الإيصال");
export const paidWith = defineMessage("orders.paidWith", "Paid with", "طريقة الدفع");
export const quantity = defineMessage("orders.quantity", "Quantity", "الكمية");
export const product = defineMessage("orders.product", "Product", "المنتج");
export const amount = defineMessage("orders.amount", "Amount", "المبلغ");

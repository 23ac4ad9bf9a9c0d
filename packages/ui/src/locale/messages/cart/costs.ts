import { defineMessage } from "../../define-message.js";

/* Messages of the costs of a cart or an order. */

export const summary = defineMessage("cart.summary", "What it costs", "تفاصيل المبلغ");
export const total = defineMessage("cart.total", "Total", "الإجمالي");
export const toPay = defineMessage("cart.toPay", "To pay", "المطلوب دفعه");

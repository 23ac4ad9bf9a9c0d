import { useMessages } from "@talabee/ui/locale";
import { officeMessages as m } from "../../messages/index.js";

const PAYMENTS = { cod: m.cash, card: m.card, wallet: m.wallet, online: m.online } as const;
const TYPES = { delivery: m.delivery, pickup: m.pickup, dine_in: m.dineIn } as const;

/** How staff name the ways to pay and to get an order. */
export function useOrderWords() {
  const { t } = useMessages();
  return {
    payment: (method: keyof typeof PAYMENTS) => t(PAYMENTS[method]),
    type: (type: keyof typeof TYPES) => t(TYPES[type]),
  };
}

import { ORDER_TYPES, type OrderType, PAYMENT_METHODS, type PaymentMethod } from "./order-vocabulary.js";

/** A customer's unfinished input of a checkout. */
export interface CheckoutDraft<Address extends object = Record<string, string>> {
  orderType?: OrderType;
  addressId?: string;
  /** The table of a dine-in order, as typed. */
  table?: string;
  /** Requested time (ISO-8601); null is as soon as possible. */
  scheduledAt?: string | null;
  paymentMethod?: PaymentMethod;
  /** Whether the wallet pays first. */
  useWallet?: boolean;
  /** Id of the saved card, or the mark of one that is entered on the gateway's page. */
  cardId?: string;
  note?: string;
  /** Input of a new address, by field. */
  address?: Address;
}

/** The text to store a draft, marked with its customer. */
export function formatCheckoutDraft(draft: CheckoutDraft<object>, userId: string | undefined): string {
  return JSON.stringify({ ...draft, userId });
}

/** Parses a stored draft of the customer; invalid fields are left out, also all of another customer (REQ-UI-01). */
export function parseCheckoutDraft(text: string | null, userId: string | undefined): CheckoutDraft {
  const { userId: owner, address, ...fields } = parseObject(text);
  if (owner !== userId) return {};
  const valid = Object.entries(VALID).flatMap(([name, isValid]): [string, unknown][] =>
    isValid(fields[name]) ? [[name, fields[name]]] : [],
  );
  if (typeof address === "object" && address !== null) {
    valid.push(["address", Object.fromEntries(Object.entries(address).filter(([, value]) => isText(value)))]);
  }
  return Object.fromEntries(valid);
}

const isText = (value: unknown) => typeof value === "string";

const VALID: Record<Exclude<keyof CheckoutDraft, "address">, (value: unknown) => boolean> = {
  orderType: (value) => ORDER_TYPES.some((type) => type === value),
  addressId: isText,
  table: isText,
  scheduledAt: (value) => value === null || isText(value),
  paymentMethod: (value) => PAYMENT_METHODS.some((method) => method === value),
  useWallet: (value) => typeof value === "boolean",
  cardId: isText,
  note: isText,
};

function parseObject(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

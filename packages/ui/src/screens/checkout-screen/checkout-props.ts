import type { ComponentProps } from "react";
import type { AddressData } from "../../widgets/address-card/index.js";
import type { AddressFormProps, AddressFormValues } from "../../widgets/address-form/index.js";
import type { CartData, CartQuoteData } from "../../widgets/cart-content/index.js";
import type { ChosenItemData } from "../../widgets/cart-line/index.js";
import type { CouponChoiceProps } from "../../widgets/coupon-sheet/index.js";
import type { OrderTypeKind } from "../../widgets/order-type-switch/index.js";
import type { PaymentMethodData, PaymentMethodKind } from "../../widgets/payment-method-picker/index.js";
import type { CardData } from "../../widgets/saved-cards/index.js";
import type { StockShortageProps } from "../../widgets/stock-shortage-dialog/index.js";
import type { SlotDayData, SlotGoneData } from "../../widgets/time-slot-picker/index.js";

type Status = "loading" | "ready" | "failed";

/** What is ordered. */
export type CheckoutCart = Pick<CartData, "vendor"> & { items: readonly ChosenItemData[] };

export interface CheckoutScreenProps extends Omit<ComponentProps<"div">, "children"> {
  /** The page above: the store, or the cart. */
  backHref: string;
  /** Where to go when the cart is empty. */
  browseHref: string;
  /** What is ordered. */
  cart: { status: Status; data?: CheckoutCart | undefined; onRetry: () => void };
  /** How it reaches the customer; without `options` it is not asked. */
  orderType?:
    | {
        value: OrderTypeKind;
        options?: readonly OrderTypeKind[] | undefined;
        onValueChange?: ((type: OrderTypeKind) => void) | undefined;
      }
    | undefined;
  /** Where to: only asked for delivery. */
  addresses: {
    status: Status;
    items: readonly AddressData[];
    selectedId: string | null;
    onSelect: (id: string) => void;
    onRetry: () => void;
    validate: AddressFormProps["validate"];
    /** Saves a new address and selects it. Resolves to what the panel refused, or to nothing when it is saved. */
    onCreate: AddressFormProps["onSubmit"];
    /** Summary of a form sent off empty (REQ-FORM-21: 'Please fill all inputs'). */
    emptyMessage?: string | undefined;
    /** Of the map in the form. */
    tiles?: AddressFormProps["tiles"];
    locate?: AddressFormProps["locate"];
    /** What is already known (the phone) or was typed before a reload. */
    draft?: Partial<AddressFormValues> | undefined;
    onDraftChange?: ((values: AddressFormValues) => void) | undefined;
  };
  /** At which table it is eaten: asked for dine-in. */
  table?:
    | {
        value: string;
        onValueChange: (table: string) => void;
        /** What is wrong with it; shown as given. */
        error?: string | undefined;
      }
    | undefined;
  /** When it is wanted; without it, it is not asked. */
  time?:
    | {
        /** ISO-8601; null is as soon as possible. */
        value: string | null;
        onValueChange: (at: string | null) => void;
        status: Status;
        days: readonly SlotDayData[];
        onRetry: () => void;
        /** The times are about to be looked at. */
        onOpen?: (() => void) | undefined;
        /** The store takes orders for now. */
        opensNow: boolean;
        /** The order was refused as its time has gone: asked for another one at once. */
        gone?: SlotGoneData | null | undefined;
        onGoneClose?: (() => void) | undefined;
      }
    | undefined;
  /** The coupon on the cart, and those that can be put on it. */
  coupon?: CouponChoiceProps | undefined;
  /** The order was refused as there is not enough of these any more. */
  shortage?: StockShortageProps | null | undefined;
  /** How to pay. */
  payment: {
    status: Status;
    methods: readonly PaymentMethodData[];
    selected: PaymentMethodKind | null;
    onSelect: (method: PaymentMethodKind) => void;
    onRetry: () => void;
    /** What the wallet holds, in dirhams. */
    walletBalance?: number | undefined;
    /** The wallet pays first, as far as it goes; the rest by the way to pay. Without it, it is not asked. */
    wallet?: { used: boolean; onUse: (used: boolean) => void } | undefined;
    /** Which card pays while a card is chosen: a saved one, or `newCard`, typed on the gateway's page. */
    cards?: { items: readonly CardData[]; selectedId: string; onSelect: (id: string) => void } | undefined;
  };
  /** A note for the store, optional; controlled, so that the app can keep it over a reload. */
  note: string;
  onNoteChange: (note: string) => void;
  /** What it costs with these choices. While `loading` with `data`, the old total is shown faintly. */
  quote: {
    status: Status;
    data: CartQuoteData | null;
    /** The panel refused the old one: this is the new one (409 `quote_changed`). */
    changed?: boolean | undefined;
    /** What the customer had seen, in dirhams. */
    before?: number | undefined;
    onRetry: () => void;
  };
  /** The order is on its way: the button waits. */
  placing?: boolean | undefined;
  onPlaceOrder: () => void;
}

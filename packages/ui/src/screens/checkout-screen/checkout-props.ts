import type { ComponentProps } from "react";
import type { AsyncStatus } from "../../lib/async-status.js";
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

/** The store and lines of the order. */
export type CheckoutCart = Pick<CartData, "vendor"> & { items: readonly ChosenItemData[] };

export interface CheckoutScreenProps extends Omit<ComponentProps<"div">, "children"> {
  /** Parent page: the store or the cart. */
  backHref: string;
  /** Link of the empty state. */
  browseHref: string;
  cart: { status: AsyncStatus; data?: CheckoutCart | undefined; onRetry: () => void };
  /** Delivery, pickup or dine-in. The customer can change it when `options` are passed. */
  orderType?:
    | {
        value: OrderTypeKind;
        options?: readonly OrderTypeKind[] | undefined;
        onValueChange?: ((type: OrderTypeKind) => void) | undefined;
      }
    | undefined;
  /** Delivery addresses; shown for delivery only. */
  addresses: {
    status: AsyncStatus;
    items: readonly AddressData[];
    selectedId: string | null;
    onSelect: (id: string) => void;
    onRetry: () => void;
    validate: AddressFormProps["validate"];
    /** Saves a new address and selects it. Resolves to the server's field errors, or to nothing when it is saved. */
    onCreate: AddressFormProps["onSubmit"];
    /** Error summary when all fields are empty (REQ-FORM-21: 'Please fill all inputs'). */
    emptyMessage?: string | undefined;
    /** Map tiles of the address form. */
    tiles?: AddressFormProps["tiles"];
    locate?: AddressFormProps["locate"];
    serves?: AddressFormProps["serves"];
    /** Initial values: the customer's phone, or a draft restored after a reload. */
    draft?: Partial<AddressFormValues> | undefined;
    onDraftChange?: ((values: AddressFormValues) => void) | undefined;
  };
  /** Table number; shown for dine-in. */
  table?:
    | {
        value: string;
        onValueChange: (table: string) => void;
        /** Error message from the server. */
        error?: string | undefined;
      }
    | undefined;
  /** Time of delivery or pickup. Without it, the order is for as soon as possible. */
  time?:
    | {
        /** ISO 8601; null is as soon as possible. */
        value: string | null;
        onValueChange: (at: string | null) => void;
        status: AsyncStatus;
        days: readonly SlotDayData[];
        onRetry: () => void;
        /** Called before the sheet of times opens. */
        onOpen?: (() => void) | undefined;
        /** The store accepts orders for as soon as possible. */
        opensNow: boolean;
        /** The server rejected the order because its time is no longer available: the sheet opens with alternatives. */
        gone?: SlotGoneData | null | undefined;
        onUnavailableClose?: (() => void) | undefined;
      }
    | undefined;
  /** The applied coupon and the coupons to choose from. */
  coupon?: CouponChoiceProps | undefined;
  /** The server rejected the order because these lines exceed the stock. */
  shortage?: StockShortageProps | null | undefined;
  payment: {
    status: AsyncStatus;
    methods: readonly PaymentMethodData[];
    selected: PaymentMethodKind | null;
    onSelect: (method: PaymentMethodKind) => void;
    onRetry: () => void;
    /** Wallet balance in minor units. */
    walletBalance?: number | undefined;
    /** Whether the wallet pays first; the payment method pays the rest. Without it, the switch is hidden. */
    wallet?: { checked: boolean; onCheckedChange: (checked: boolean) => void } | undefined;
    /** Card for the method `card`: a saved one, or `newCard`, entered on the gateway's page. */
    cards?:
      | {
          items: readonly CardData[];
          selectedId: string;
          onSelect: (id: string) => void;
          /** Set when the saved cards did not load. */
          onRetry?: (() => void) | undefined;
        }
      | undefined;
    /** Set when the wallet did not load. */
    onRetryWallet?: (() => void) | undefined;
  };
  /** Optional note for the store. Controlled, so that the app can restore it after a reload. */
  note: string;
  onNoteChange: (note: string) => void;
  /** Price of the current choices. While `loading` with `data`, the previous total is dimmed. */
  quote: {
    status: AsyncStatus;
    data: CartQuoteData | null;
    /** The server rejected the previous quote (409 `quote_changed`); this is the new one. */
    changed?: boolean | undefined;
    /** Previous total, in minor units. */
    before?: number | undefined;
    onRetry: () => void;
  };
  /** The order is being sent. */
  loading?: boolean | undefined;
  onPlaceOrder: () => void;
}

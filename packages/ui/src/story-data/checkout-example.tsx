import { useState } from "react";
import type { AsyncStatus } from "../lib/async-status.js";
import { useLocale, type Language } from "../locale/index.js";
import { CheckoutScreen, type CheckoutScreenProps } from "../screens/checkout-screen/index.js";
import type { AddressData } from "../widgets/address-card/index.js";
import type { AddressFormValues } from "../widgets/address-form/index.js";
import type { CartQuoteData } from "../widgets/cart-content/index.js";
import type { OrderTypeKind } from "../widgets/order-type-switch/index.js";
import type { PaymentMethodData, PaymentMethodKind } from "../widgets/payment-method-picker/index.js";
import { storyAddresses } from "./addresses.js";
import { storyCart } from "./cart.js";
import { storyCoupons } from "./coupons.js";
import { StoryShell } from "./shell.js";
import { storySlots } from "./slots.js";

const noop = () => {};

export interface CheckoutExampleProps {
  cart?: AsyncStatus;
  addresses?: AsyncStatus;
  payment?: AsyncStatus;
  quote?: AsyncStatus;
  /** Number of saved addresses, 3 by default. */
  addressCount?: number;
  selected?: string | null;
  method?: PaymentMethodKind | null;
  noMethods?: boolean;
  empty?: boolean;
  changed?: boolean;
  loading?: boolean;
  pickup?: boolean;
  quoteChange?: (language: Language) => Partial<CartQuoteData>;
  /** Shows order types, table, time, coupon and wallet. */
  allOptions?: boolean;
  dineIn?: boolean;
  timeUnavailable?: boolean;
  shortage?: boolean;
  onPlaceOrder: () => void;
  onCreate: (values: AddressFormValues) => void;
}

/** Checkout with local state, for stories. */
export function CheckoutExample(props: CheckoutExampleProps) {
  const { language } = useLocale();
  const ar = language === "ar";
  const addressCount = props.addressCount ?? 3;
  const [created, setCreated] = useState<AddressData[]>([]);
  const [selected, setSelected] = useState(props.selected === undefined ? "home" : props.selected);
  const [method, setMethod] = useState(props.method === undefined ? ("cod" as const) : props.method);
  const [note, setNote] = useState("");
  const [type, setType] = useState<OrderTypeKind>(
    props.dineIn ? "dine_in" : props.pickup ? "pickup" : "delivery",
  );
  const [table, setTable] = useState("");
  const [time, setTime] = useState<string | null>(null);
  const [timeUnavailable, setTimeUnavailable] = useState(props.timeUnavailable === true);
  const [useWallet, setUseWallet] = useState(false);
  const cart = storyCart(language, props.empty ? { items: [], vendor: null } : {});
  const reason = ar ? "غير متاح بعد" : "Not available yet";
  const methods: PaymentMethodData[] = [
    { code: "cod", enabled: true, reason: null },
    { code: "card", enabled: false, reason },
    { code: "wallet", enabled: false, reason },
  ];
  const addresses: CheckoutScreenProps["addresses"] = {
    status: props.addresses ?? "ready",
    items: [...storyAddresses(language).slice(0, addressCount), ...created],
    selectedId: selected,
    onSelect: setSelected,
    onRetry: noop,
    validate: (values) => (values.note === "" ? { note: ar ? "الملاحظة مطلوبة" : "Note is required" } : {}),
    onCreate: async (values) => {
      props.onCreate(values);
      setCreated([{ ...values, id: "new", city: "Doha", is_default: false }]);
      setSelected("new");
    },
    draft: { phone: "+97455123400" },
  };
  return (
    <StoryShell cartCount={2}>
      <CheckoutScreen
        backHref="#store"
        browseHref="#home"
        cart={{
          status: props.cart ?? "ready",
          data: props.cart === "loading" ? undefined : cart,
          onRetry: noop,
        }}
        orderType={
          props.pickup || props.allOptions || props.dineIn
            ? { value: type, options: ["delivery", "pickup", "dine_in"], onValueChange: setType }
            : undefined
        }
        table={{ value: table, onValueChange: setTable }}
        time={
          props.allOptions || props.timeUnavailable
            ? {
                value: time,
                onValueChange: setTime,
                status: "ready",
                days: storySlots(),
                onRetry: noop,
                opensNow: true,
                gone: timeUnavailable
                  ? {
                      message: ar ? "هذا الموعد مكتمل، اختر موعدًا آخر" : "This time is full. Choose another",
                      next: ["2026-11-21T16:00:00.000Z", "2026-11-21T16:30:00.000Z"],
                    }
                  : null,
                onUnavailableClose: () => setTimeUnavailable(false),
              }
            : undefined
        }
        coupon={
          props.allOptions
            ? {
                applied: null,
                status: "ready",
                items: storyCoupons(language),
                onRetry: noop,
                onApply: noop,
                onRemove: noop,
                suggestion: ar ? "استخدم القسيمة AHLAN20 ووفّر 19.20 ر.ق" : "Use AHLAN20 and save QAR 19.20",
              }
            : undefined
        }
        shortage={
          props.shortage
            ? {
                items: [{ item_id: "1", name: cart.items[0]!.name, available: 1 }],
                onReduce: noop,
                onClose: noop,
                cartHref: "#cart",
              }
            : null
        }
        addresses={addresses}
        payment={{
          status: props.payment ?? "ready",
          methods: props.noMethods ? [] : methods,
          selected: method,
          onSelect: setMethod,
          walletBalance: 3000,
          wallet: props.allOptions ? { checked: useWallet, onCheckedChange: setUseWallet } : undefined,
          onRetry: noop,
        }}
        note={note}
        onNoteChange={setNote}
        quote={{
          status: props.quote ?? "ready",
          data:
            props.quote === "failed"
              ? null
              : cart.quote && { ...cart.quote, ...props.quoteChange?.(language) },
          changed: props.changed,
          onRetry: noop,
        }}
        loading={props.loading}
        onPlaceOrder={props.onPlaceOrder}
      />
    </StoryShell>
  );
}

import {
  addresses as addressesCall,
  createAddress,
  createOrder,
  formSchema,
  newKey,
  paymentMethods,
  quoteCart,
  validationText,
  type PaymentMethodChoice,
} from "@talabee/contract";
import { validateWith } from "@talabee/ui/forms/form";
import { useLocale } from "@talabee/ui/locale";
import { CheckoutScreen } from "@talabee/ui/screens/checkout-screen";
import { useState } from "react";
import { useCart } from "../cart";
import { useFormWrite, usePanel, useWrite } from "../panel";
import { open, paths } from "../router";

/** Address, payment in cash or by what else the store offers, and the price of these choices. */
export default function CheckoutPage() {
  const { language } = useLocale();
  const cart = useCart();
  const saved = usePanel(addressesCall);
  const vendor_id = cart.data?.vendor?.id;
  const methods = usePanel(paymentMethods, {
    query: { vendor_id, order_type: "delivery" },
    enabled: vendor_id !== undefined,
  });
  const [chosenAddress, chooseAddress] = useState<string | null>(null);
  const [payment_method, chooseMethod] = useState<PaymentMethodChoice["code"]>("cod");
  const [note, setNote] = useState("");
  // One key for one order: sent again, it stays the same order.
  const [idempotencyKey] = useState(newKey);
  const address_id = chosenAddress ?? saved.data?.items[0]?.id ?? null;
  const createNew = useFormWrite(createAddress, ({ id }) => chooseAddress(id));
  const quote = usePanel(quoteCart, {
    body: { order_type: "delivery", address_id, payment_method },
    enabled: vendor_id !== undefined && saved.status === "ready",
  });
  const order = useWrite(createOrder);

  const place = async () => {
    if (!quote.data) return;
    const placed = await order.send({
      body: {
        order_type: "delivery",
        address_id,
        payment_method,
        note: note || null,
        quote_hash: quote.data.quote_hash,
      },
      idempotencyKey,
    });
    if (placed) open(paths.order(placed.id));
    else quote.retry();
  };

  return (
    <CheckoutScreen
      backHref={paths.cart}
      browseHref={paths.stores}
      cart={{ status: cart.status, data: cart.data, onRetry: cart.retry }}
      addresses={{
        status: saved.status,
        items: saved.data?.items ?? [],
        selectedId: address_id,
        onSelect: chooseAddress,
        onRetry: saved.retry,
        validate: validateWith(formSchema(createAddress), validationText(language)),
        onCreate: createNew,
      }}
      payment={{
        status: methods.status,
        methods: methods.data?.items ?? [],
        selected: payment_method,
        onSelect: chooseMethod,
        onRetry: methods.retry,
      }}
      note={note}
      onNoteChange={setNote}
      quote={{ status: quote.status, data: quote.data ?? null, onRetry: quote.retry }}
      loading={order.loading}
      onPlaceOrder={() => void place()}
    />
  );
}

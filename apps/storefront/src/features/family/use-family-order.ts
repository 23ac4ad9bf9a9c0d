import {
  family as familyCall,
  type Order,
  orderFamilyBasket,
  quoteFamilyBasket,
  store as storeCall,
} from "@talabee/contract";
import type { PaymentMethod } from "@talabee/domain";
import type { AddressFormValues } from "@talabee/ui/widgets/address-form";
import { useApiQuery, useSend, useShop } from "../../platform/index.js";
import {
  clearCheckoutDraft,
  useCheckoutDraft,
  useDeliveryAddress,
  usePaymentChoice,
  useQuote,
} from "../checkout/index.js";

/**
 * Checkout of the family's basket for its owner. The server charges members' shares to the wallet by their allowances.
 */
export function useFamilyOrder(onPlaced: (order: Order) => void) {
  const shop = useShop();
  const family = useApiQuery(familyCall);
  const { draft, change } = useCheckoutDraft("family");
  const { send, isPending } = useSend(orderFamilyBasket);

  const basket = family.data?.basket ?? undefined;
  const vendor = basket?.vendor ?? undefined;
  // The basket's summary lacks the store's minimum order and hours.
  const store = useApiQuery(storeCall, { params: { id: vendor?.id ?? "" }, enabled: vendor !== undefined });
  const addresses = useDeliveryAddress(draft.addressId, (id) => change({ addressId: id, address: {} }));
  const {
    pays,
    isWalletFirst: _,
    ...payment
  } = usePaymentChoice({
    vendorId: vendor?.id,
    orderType: "delivery",
    method: draft.paymentMethod,
    card: draft.cardId,
  });
  const { payment_method, card_id } = pays;
  const choices = {
    order_type: "delivery" as const,
    address_id: addresses.selectedId,
    use_wallet: true,
    payment_method,
  };
  const quote = useQuote(choices, basket?.version, quoteFamilyBasket);

  const order = async () => {
    if (isPending || quote.current === undefined || payment_method === null) return;
    quote.forgetChange();
    const { quote_hash } = quote.current;
    const placed = await send({
      body: { ...choices, payment_method, card_id, note: draft.note || null, quote_hash },
      onProblem: ({ code }) => {
        if (code === "quote_changed") quote.change(null);
        for (const scope of ["family", "quote"])
          void shop.queryClient.invalidateQueries({ queryKey: [scope] });
        return false;
      },
    });
    if (placed.refused !== undefined) return;
    clearCheckoutDraft(shop, "family");
    onPlaced(placed.data);
  };

  return {
    isOwner: family.data === undefined || family.data.family?.role === "owner",
    cart: {
      status: vendor === undefined ? family.status : store.status,
      data: basket && { vendor: store.data ?? null, items: basket.items },
      onRetry: vendor === undefined ? family.retry : store.retry,
    },
    addresses: {
      ...addresses,
      onSelect: (id: string) => change({ addressId: id }),
      draft: { ...addresses.draft, ...draft.address },
      onDraftChange: (values: AddressFormValues) => change({ address: values }),
    },
    payment: {
      ...payment,
      onSelect: (paymentMethod: PaymentMethod) => change({ paymentMethod }),
      cards: { ...payment.cards, onSelect: (id: string) => change({ cardId: id }) },
    },
    note: draft.note ?? "",
    onNoteChange: (text: string) => change({ note: text }),
    quote: quote.shown,
    loading: isPending,
    onPlaceOrder: () => void order(),
  };
}

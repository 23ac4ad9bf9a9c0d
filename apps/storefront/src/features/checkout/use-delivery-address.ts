import { createAddress } from "@talabee/contract";
import { chosenOrDefault } from "@talabee/domain";
import type { AddressFormValues } from "@talabee/ui/widgets/address-form";
import { submitForm, useShop } from "../../platform/index.js";
import { useAddresses } from "../account/index.js";

/** Where an order is brought to: one of the customer's addresses, or a new one, which is chosen when it is kept. */
export function useDeliveryAddress(chosenId: string | null | undefined, onKept: (id: string) => void) {
  const shop = useShop();
  const { status, addresses, phone, validate, emptyMessage, onRetry } = useAddresses();
  return {
    status,
    items: addresses,
    selectedId: chosenOrDefault(addresses, chosenId)?.id ?? null,
    onRetry,
    validate,
    emptyMessage,
    onCreate: async (body: AddressFormValues) => {
      const sent = await submitForm(shop, createAddress, { body });
      if (sent.refused === undefined) onKept(sent.data.id);
      return sent.refused;
    },
    // The number that is known already.
    draft: phone === undefined ? {} : { phone },
  };
}

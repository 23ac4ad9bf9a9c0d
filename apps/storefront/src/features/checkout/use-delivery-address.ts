import { createAddress } from "@talabee/contract";
import { chosenOrDefault } from "@talabee/domain";
import type { AddressFormValues } from "@talabee/ui/widgets/address-form";
import { submitForm, useShop } from "../../platform/index.js";
import { useAddresses } from "../account/index.js";

/** The delivery address: one of the customer's, or a new one, which is selected once saved. */
export function useDeliveryAddress(chosenId: string | null | undefined, onCreated: (id: string) => void) {
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
      if (sent.refused === undefined) onCreated(sent.data.id);
      return sent.refused;
    },
    draft: phone === undefined ? {} : { phone },
  };
}

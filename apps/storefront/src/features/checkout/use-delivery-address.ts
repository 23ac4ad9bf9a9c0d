import { createAddress } from "@talabee/contract";
import { chosenOrDefault } from "@talabee/domain";
import type { AddressFormValues } from "@talabee/ui/widgets/address-form";
import { submitForm, useShop } from "../../platform/index.js";
import { useAddresses } from "../account/index.js";

/**
 * The delivery address: one of the customer's, or a new one, which is selected once saved. A `pin` asks for the address
 * there instead of the default one.
 */
export function useDeliveryAddress(
  chosenId: string | undefined,
  onCreated: (id: string) => void,
  pin: { lat: number; lng: number } | null = null,
) {
  const shop = useShop();
  const { status, addresses, phone, validate, emptyMessage, onRetry } = useAddresses();
  return {
    status,
    items: addresses,
    selectedId:
      pin !== null && chosenId === undefined ? null : (chosenOrDefault(addresses, chosenId)?.id ?? null),
    onRetry,
    validate,
    emptyMessage,
    onCreate: async (body: AddressFormValues) => {
      const sent = await submitForm(shop, createAddress, { body });
      if (sent.refused === undefined) onCreated(sent.data.id);
      return sent.refused;
    },
    draft: { ...(phone !== undefined && { phone }), ...(pin && { location: pin }) },
  };
}

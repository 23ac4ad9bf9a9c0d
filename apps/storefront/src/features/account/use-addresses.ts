import {
  addresses as addressesCall,
  createAddress,
  deleteAddress,
  makeDefaultAddress,
  updateAddress,
} from "@talabee/contract";
import type { AddressFormValues } from "@talabee/ui/widgets/address-form";
import { submitForm, useApiQuery, useFormRules, useSend, useShop } from "../../platform/index.js";
import { useCurrentUser } from "../session/index.js";

/** The customer's addresses with the handlers of the address screens. */
export function useAddresses() {
  const rules = useFormRules<AddressFormValues>(createAddress);
  const shop = useShop();
  const query = useApiQuery(addressesCall);
  const phone = useCurrentUser().data?.mobile;
  const remove = useSend(deleteAddress);
  const makeDefault = useSend(makeDefaultAddress);
  const save = async (body: AddressFormValues, id: string | null) => {
    if (id === null) return (await submitForm(shop, createAddress, { body })).refused;
    // The update replaces the whole address: send fields that the form does not show unchanged.
    const before = query.data?.items.find((address) => address.id === id);
    const unchanged = { is_default: before?.is_default };
    return (await submitForm(shop, updateAddress, { params: { id }, body: { ...unchanged, ...body } }))
      .refused;
  };
  return {
    status: query.status,
    onRetry: query.retry,
    addresses: query.data?.items ?? [],
    phone: phone ?? undefined,
    ...rules,
    onSave: save,
    onDelete: ({ id }: { id: string }) => void remove.send({ params: { id }, body: {} }),
    onMakeDefault: ({ id }: { id: string }) => void makeDefault.send({ params: { id }, body: {} }),
    loadingId: remove.pendingId ?? makeDefault.pendingId,
  };
}

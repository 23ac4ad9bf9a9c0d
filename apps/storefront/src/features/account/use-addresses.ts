import {
  type Address,
  addresses as addressesCall,
  AddressRequest,
  createAddress,
  deleteAddress,
  makeDefaultAddress,
  updateAddress,
} from "@talabee/contract";
import type { AddressFormValues } from "@talabee/ui/widgets/address-form";
import { formRules, post, sendForm, useBusy, usePanelQuery } from "../../platform/index.js";
import { useCurrentUser } from "../session/index.js";

const rules = formRules<AddressFormValues>(AddressRequest);

/** The customer's address book, and all that can be done with it. */
export function useAddresses() {
  const query = usePanelQuery(addressesCall);
  const phone = useCurrentUser().data?.mobile;
  const [busyId, during] = useBusy();
  const save = async (body: AddressFormValues, id: string | null) => {
    if (id === null) return (await sendForm(createAddress, { body })).refused;
    // What the form does not ask stays as it is.
    const before = query.data?.items.find((address) => address.id === id);
    const { line_three, city, state, is_default } = before ?? ({} as Partial<Address>);
    const kept = { line_three, city, state, is_default };
    return (await sendForm(updateAddress, { params: { id }, body: { ...kept, ...body } })).refused;
  };
  return {
    status: query.status,
    onRetry: query.retry,
    addresses: query.data?.items ?? [],
    phone: phone ?? undefined,
    ...rules,
    onSave: save,
    onDelete: ({ id }: { id: string }) => void during(id, post(deleteAddress, { params: { id }, body: {} })),
    onMakeDefault: ({ id }: { id: string }) =>
      void during(id, post(makeDefaultAddress, { params: { id }, body: {} })),
    busyId,
  };
}

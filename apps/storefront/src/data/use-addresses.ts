import {
  type Address,
  addresses as addressesCall,
  AddressRequest,
  createAddress,
  deleteAddress,
  makeDefaultAddress,
  updateAddress,
} from "@talabee/contract";
import { validateWith } from "@talabee/ui/forms/form";
import type { AddressFormValues } from "@talabee/ui/widgets/address-form";
import { useState } from "react";
import { post } from "./post.js";
import { sendForm } from "./send-form.js";
import { useCurrentUser } from "./use-current-user.js";
import { usePanelQuery } from "./use-panel-query.js";
import { validationText } from "./validation-text.js";

const validate = validateWith<AddressFormValues>(AddressRequest, validationText);

/** The customer's address book, and all that can be done with it. */
export function useAddresses() {
  const query = usePanelQuery(addressesCall);
  const phone = useCurrentUser().data?.mobile;
  const [busyId, setBusyId] = useState<string | null>(null);
  const whileBusy = async ({ id }: { id: string }, work: (params: { id: string }) => Promise<unknown>) => {
    setBusyId(id);
    await work({ id });
    setBusyId(null);
  };
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
    validate,
    emptyMessage: validationText("please_fill_all_input"),
    onSave: save,
    onDelete: (address: { id: string }) =>
      void whileBusy(address, (params) => post(deleteAddress, { params, body: {} })),
    onMakeDefault: (address: { id: string }) =>
      void whileBusy(address, (params) => post(makeDefaultAddress, { params, body: {} })),
    busyId,
  };
}

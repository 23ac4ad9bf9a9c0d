export { type AddressFormValues, type AddressFormProps, AddressForm } from "./address-form.js";

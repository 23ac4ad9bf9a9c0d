export { type AddressPickerProps, type AddressSheetProps, AddressSheet } from "./address-picker.js";

export * from "./address-card.js";
export * from "./address-data.js";
export { AddressLines, AddressSign } from "./address-lines.js";

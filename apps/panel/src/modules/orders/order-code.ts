import { generateCode } from "../../security/random-code.js";

/** An order code such as `TB-7K2M9Q`: one of 729 million, not sequential (REQ-REL-16). */
export function generateOrderCode(): string {
  return `TB-${generateCode(6)}`;
}

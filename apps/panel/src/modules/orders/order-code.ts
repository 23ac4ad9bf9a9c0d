import { generateCode } from "../../security/random-code.js";

/** A code such as `TB-7K2M9Q`: one of 729 million, in no sequence (REQ-REL-16). */
export function generateOrderCode(): string {
  return `TB-${generateCode(6)}`;
}

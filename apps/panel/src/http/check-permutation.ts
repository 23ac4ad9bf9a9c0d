import { throwInvalidField } from "./api-error.js";

/** Throws `validation_failed` unless a new order names everything once. */
export function checkPermutation(known: readonly string[], ids: readonly string[]): void {
  const named = new Set(ids);
  const isComplete =
    known.length === ids.length && named.size === ids.length && known.every((id) => named.has(id));
  if (!isComplete) throwInvalidField("ids");
}

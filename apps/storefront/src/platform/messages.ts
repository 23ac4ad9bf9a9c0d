import { clientMessages, type ClientMessageKey, fillMessage } from "@talabee/contract";
import { toast } from "@talabee/ui/primitives/toast";
import type { Shop } from "./shop-parts.js";

/** Shows one of the storefront's own messages as a toast. Returns the toast's id. */
export function showMessage(
  { language }: Pick<Shop, "language">,
  message: ClientMessageKey,
  tone: "success" | "danger" | "info",
): string {
  return toast.show({ title: fillMessage(clientMessages[message], language.get()), tone });
}

/** Dismisses the toast of a message that no longer applies. */
export function dismissMessage({ language }: Pick<Shop, "language">, message: ClientMessageKey): void {
  toast.dismiss(fillMessage(clientMessages[message], language.get()));
}

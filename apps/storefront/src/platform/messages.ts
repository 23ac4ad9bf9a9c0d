import { clientMessages, type ClientMessageKey, fillMessage } from "@talabee/contract";
import { toast } from "@talabee/ui/primitives/toast";
import { language } from "./preferences.js";

/** A text of the storefront's own, as a toast (REQ-MESSAGE-07, REQ-MESSAGE-56); the id of the toast. */
export function say(message: ClientMessageKey, tone: "success" | "error" | "info"): string {
  return toast.show({ title: fillMessage(clientMessages[message], language.get()), tone });
}

/** Puts such a text away: it is so no longer. */
export function unsay(message: ClientMessageKey): void {
  toast.dismiss(fillMessage(clientMessages[message], language.get()));
}

// Only re-exports and types: with code of its own, this module would bring all of these files into every page.
import type { clientMessages } from "./client.js";
import type { messages } from "./every-message.js";
import type { validationMessages } from "./validation.js";

export { clientMessages } from "./client.js";
export { messages } from "./every-message.js";
export { fillMessage, type Message } from "./fill-message.js";
export { panelMessages } from "./panel.js";
export { validationMessages } from "./validation.js";

/** Key of any message; the codes of the panel's errors are such keys. */
export type MessageKey = keyof typeof messages;
/** Key of a validation message. */
export type ValidationMessageKey = keyof typeof validationMessages;
/** Key of a message that the storefront shows without a response. */
export type ClientMessageKey = keyof typeof clientMessages;

import { clientMessages } from "./client.js";
import { panelMessages } from "./panel.js";
import { validationMessages } from "./validation.js";

/** Every message of the product (REQ-MESSAGE-56), by key. In a file of its own: storefronts need only a part. */
export const messages = { ...validationMessages, ...clientMessages, ...panelMessages } as const;

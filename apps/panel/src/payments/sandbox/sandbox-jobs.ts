/** Delivers a webhook message to the panel; its subject is the message. */
export const SANDBOX_MESSAGE = "sandbox_gateway_message";
/** Completes the charge of a slow bank; its subject is the payment. */
export const SANDBOX_BANK = "sandbox_gateway_bank";

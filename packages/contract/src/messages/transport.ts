import type { Message } from "./fill-message.js";

/** Without a complete response. Not with the other texts: it must be there when nothing more can be loaded. */
export const networkMessage: Message = {
  en: "No connection. Check your internet and try again",
  ar: "لا يوجد اتصال، تحقق من الإنترنت ثم حاول مرة أخرى",
};

import { clientMessages, fillMessage } from "@talabee/contract";
import { useIsOnline, useLanguage } from "../platform/index.js";

/** Text of the offline banner; null while online. */
export function useConnectionText(): string | null {
  const language = useLanguage();
  return useIsOnline() ? null : fillMessage(clientMessages.offline, language);
}

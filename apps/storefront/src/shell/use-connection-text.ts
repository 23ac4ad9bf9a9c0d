import { clientMessages, fillMessage } from "@talabee/contract";
import { useIsOnline, useLanguage } from "../platform/index.js";

/** What is said on every screen while there is no network; null while there is. */
export function useConnectionText(): string | null {
  const spoken = useLanguage();
  return useIsOnline() ? null : fillMessage(clientMessages.offline, spoken);
}

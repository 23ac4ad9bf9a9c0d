import { clientMessages, fillMessage } from "@talabee/contract";
import { language, useIsOnline, usePreference } from "../platform/index.js";

/** What is said on every screen while there is no network; null while there is. */
export function useConnectionText(): string | null {
  const spoken = usePreference(language);
  return useIsOnline() ? null : fillMessage(clientMessages.offline, spoken);
}

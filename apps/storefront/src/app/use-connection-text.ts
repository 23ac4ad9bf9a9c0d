import { clientMessages, fillMessage } from "@talabee/contract";
import { useIsOnline } from "../data/connection.js";
import { usePreference } from "./preference.js";
import { language } from "./preferences.js";

/** What is said on every screen while there is no network; null while there is. */
export function useConnectionText(): string | null {
  const spoken = usePreference(language);
  return useIsOnline() ? null : fillMessage(clientMessages.offline, spoken);
}

import { clientMessages, fillMessage } from "@talabee/contract";
import { useSyncExternalStore } from "react";
import { codeIsLate, subscribeToLateCode, useIsOnline, useLanguage } from "../platform/index.js";

/** Text of the connection banner: offline, or while a screen's code does not come; null otherwise. */
export function useConnectionText(): string | null {
  const language = useLanguage();
  const isLate = useSyncExternalStore(subscribeToLateCode, codeIsLate, () => false);
  if (!useIsOnline()) return fillMessage(clientMessages.offline, language);
  return isLate ? fillMessage(clientMessages.still_trying, language) : null;
}

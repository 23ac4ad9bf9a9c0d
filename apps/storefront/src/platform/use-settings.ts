import type { AppSettings } from "@talabee/contract";
import { selectSettings } from "@talabee/domain";
import { useSelector } from "react-redux";

/** The app settings, which the shop's frame keeps up to date; null until they have loaded (REQ-STORAGE-03). */
export function useSettings(): AppSettings | null {
  return useSelector(selectSettings) as AppSettings | null;
}

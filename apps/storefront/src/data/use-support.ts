import { appSettings } from "@talabee/contract";
import { usePanelQuery } from "./use-panel-query.js";

/** How to reach the brand's people, from the app settings; undefined until they have come. */
export function useSupport() {
  return usePanelQuery(appSettings).data?.support;
}

import type { ClientApp } from "./client-app.js";

/** Reads the settings of the shop again, and the lists that they decide. */
export function refreshSettings({ queryClient }: Pick<ClientApp, "queryClient">): void {
  for (const scope of ["app-settings", "startup", "payment-methods"])
    void queryClient.invalidateQueries({ queryKey: [scope] });
}

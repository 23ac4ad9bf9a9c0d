import "./styles.css";
import { installTrustedTypesPolicy, reloadStaleBuilds, whenIdle } from "@talabee/ui/app";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { followOtherTabs } from "./features/cart/index.js";
import { createShop } from "./platform/index.js";
import { App } from "./routes/app.js";
import { clearOnSignOut, Providers } from "./shell/index.js";

installTrustedTypesPolicy("/sw.js");
reloadStaleBuilds();
const shop = createShop();
followOtherTabs(shop);
clearOnSignOut(shop);
whenIdle(startIdleServices);

/** Retries once online if the chunk cannot be loaded. */
function startIdleServices(): void {
  import("./shell/idle-services.js").then(
    (services) => services.startIdleServices(shop),
    () => window.addEventListener("online", startIdleServices, { once: true }),
  );
}

const root = createRoot(document.getElementById("root")!, {
  // The error boundaries log what they catch (REQ-MESSAGE-04).
  onCaughtError: () => undefined,
});
root.render(
  <StrictMode>
    {/* While a route loads, the loading screen is shown instead of the previous route (REQ-ROUTE-02). */}
    <BrowserRouter useTransitions={false}>
      <Providers shop={shop}>
        <App />
      </Providers>
    </BrowserRouter>
  </StrictMode>,
);

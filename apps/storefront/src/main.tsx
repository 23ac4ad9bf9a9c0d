import "./styles.css";
import { takeOverData } from "@talabee/contract/react";
import { installTrustedTypesPolicy, reloadStaleBuilds, whenIdle } from "@talabee/ui/app";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { followOtherTabs } from "./features/cart/index.js";
import { createShop } from "./platform/index.js";
import { App } from "./routes/app.js";
import { loadScreens } from "./routes/route-table.js";
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

const tree = (
  <StrictMode>
    {/* A loading route shows the loading screen instead of the previous route (REQ-ROUTE-02). */}
    <BrowserRouter useTransitions={false}>
      <Providers shop={shop}>
        <App />
      </Providers>
    </BrowserRouter>
  </StrictMode>
);
// The error boundaries log what they catch (REQ-MESSAGE-04).
const options = { onCaughtError: () => undefined };
const [container, page] = [document.getElementById("root")!, document.getElementById("page-data")];
// Rendered in another language or theme than the customer's, it cannot be hydrated.
if (page?.dataset["language"] === shop.language.get() && page.dataset["theme"] === shop.theme.get()) {
  takeOverData(shop, page.textContent);
  // Not awaited here: the chunks of the screens import this one.
  void loadScreens(window.location.pathname).finally(() => hydrateRoot(container, tree, options));
} else createRoot(container, options).render(tree);

import "./styles.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "./routes/app.js";
import {
  forgetAnswersWithTheirSession,
  forgetWithSession,
  Providers,
  trustWhatLibrariesWrite,
} from "./shell/index.js";
import { reloadStaleBuilds, whenIdle } from "./platform/index.js";
import { followOtherTabs } from "./features/cart/index.js";

trustWhatLibrariesWrite();
reloadStaleBuilds();
followOtherTabs();
forgetWithSession();
forgetAnswersWithTheirSession();
whenIdle(startIdleServices);

/** Without a network they are started once there is one. */
function startIdleServices(): void {
  import("./shell/idle-services.js").then(
    (services) => services.startIdleServices(),
    () => window.addEventListener("online", startIdleServices, { once: true }),
  );
}

const root = createRoot(document.getElementById("root")!, {
  // The boundaries log what they catch, by the spec's own line (REQ-MESSAGE-04).
  onCaughtError: () => undefined,
});
root.render(
  <StrictMode>
    {/* A route that has to be loaded shows the loading screen meanwhile (REQ-ROUTE-02), not the one before. */}
    <BrowserRouter useTransitions={false}>
      <Providers>
        <App />
      </Providers>
    </BrowserRouter>
  </StrictMode>,
);

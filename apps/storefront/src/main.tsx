import "./styles.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "./app/app.js";
import { Providers } from "./app/providers.js";
import { reloadStaleBuilds } from "./app/stale-build.js";
import { trustWhatLibrariesWrite } from "./app/trusted-types.js";
import { whenIdle } from "./app/when-idle.js";
import { followOtherTabs } from "./data/follow-other-tabs.js";
import { forgetWithSession } from "./data/forget-with-session.js";
import { forgetAnswersWithTheirSession } from "./sw/forget-answers.js";

trustWhatLibrariesWrite();
reloadStaleBuilds();
followOtherTabs();
forgetWithSession();
forgetAnswersWithTheirSession();
whenIdle(startIdleServices);

/** Without a network they are started once there is one. */
function startIdleServices(): void {
  import("./app/idle-services.js").then(
    (services) => services.startIdleServices(),
    () => window.addEventListener("online", startIdleServices, { once: true }),
  );
}

const root = createRoot(document.getElementById("root")!, {
  // The boundaries log what they catch, by the spec's own line (section 8).
  onCaughtError: () => undefined,
});
root.render(
  <StrictMode>
    {/* A route that has to be loaded shows the loading screen meanwhile (spec section 2), not the one before. */}
    <BrowserRouter useTransitions={false}>
      <Providers>
        <App />
      </Providers>
    </BrowserRouter>
  </StrictMode>,
);

import { LinkProvider, LocaleProvider } from "@talabee/ui/locale";
import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Provider } from "react-redux";
import { language, queryClient, store, usePreference } from "../platform/index.js";
import { NewsLinks } from "../features/notifications/index.js";
import { ErrorBoundary } from "./error-boundary.js";
import { RouterLink } from "./router-link.js";
import { ToastsOnDemand } from "./toasts-on-demand.js";

/** Everything that a screen finds around it: state, data, language, links, toasts. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <LocaleProvider language={usePreference(language)}>
          <LinkProvider link={RouterLink}>
            {/* The last resort: what the frame of the screens itself throws. */}
            <ErrorBoundary>{children}</ErrorBoundary>
            <ToastsOnDemand />
            <NewsLinks />
          </LinkProvider>
        </LocaleProvider>
      </QueryClientProvider>
    </Provider>
  );
}

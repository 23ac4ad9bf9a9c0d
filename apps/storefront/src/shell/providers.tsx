import { ClientAppProvider } from "@talabee/contract/react";
import { initialShopState } from "@talabee/domain";
import { ErrorBoundary } from "@talabee/ui/app";
import { LinkProvider } from "@talabee/ui/locale";
import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Provider } from "react-redux";
import { useLocation } from "react-router";
import { paths, type Shop, ShopProvider } from "../platform/index.js";
import { OpenPathInRouter } from "../features/notifications/index.js";
import { LanguageOfferOnDemand } from "./language-offer-on-demand.js";
import { RouterLink } from "./router-link.js";
import { ShopBrand } from "./shop-brand.js";
import { ToastsOnDemand } from "./toasts-on-demand.js";

/** Contexts of every screen: shop, client state, server state, language, links and toasts. */
export function Providers({ shop, children }: { shop: Shop; children: ReactNode }) {
  return (
    <ShopProvider value={shop}>
      <ClientAppProvider value={shop}>
        <Provider store={shop.store} serverState={initialShopState}>
          <QueryClientProvider client={shop.queryClient}>
            <ShopBrand>
              <LinkProvider link={RouterLink}>
                {/* Catches what the frames themselves throw. */}
                <ErrorBoundary path={useLocation().pathname} homeHref={paths.home}>
                  {children}
                </ErrorBoundary>
                <ToastsOnDemand />
                <LanguageOfferOnDemand />
                <OpenPathInRouter />
              </LinkProvider>
            </ShopBrand>
          </QueryClientProvider>
        </Provider>
      </ClientAppProvider>
    </ShopProvider>
  );
}

import { appSettings } from "@talabee/contract";
import { SiteFooter } from "@talabee/ui/widgets/site-footer";
import { useApiQuery, useShop } from "../platform/index.js";
import { footerHrefs } from "./footer-hrefs.js";
import { ShopThemeToggle } from "./shop-theme-toggle.js";

/** The footer, by the operator's settings. */
export function ShopFooter() {
  const shop = useShop();
  const { data: settings, status, retry } = useApiQuery(appSettings);
  return (
    <SiteFooter
      hrefs={footerHrefs(settings?.applicant_types ?? [])}
      support={settings?.support}
      socials={settings?.socials}
      onRetry={status === "failed" ? retry : undefined}
      onLanguageChange={shop.language.set}
      extra={<ShopThemeToggle />}
    />
  );
}

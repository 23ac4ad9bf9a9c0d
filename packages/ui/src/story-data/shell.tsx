import { useState, type ReactNode } from "react";
import { PageShell } from "../screens/page-shell/index.js";
import { BottomTabBar, type TabKind } from "../widgets/bottom-tab-bar/index.js";
import { SiteFooter } from "../widgets/site-footer/index.js";
import { SiteHeader } from "../widgets/site-header/index.js";
import { ThemeToggle } from "../widgets/theme-toggle/index.js";
import { useLocale } from "../locale/index.js";
import type { Theme } from "../theme/index.js";

const noop = () => {};

/** Links of the footer: every column has some. */
export const footerHrefs = {
  about: "#about",
  contact: "#contact",
  privacy: "#privacy",
  terms: "#terms",
  home: "#home",
  orders: "#orders",
  vendorCoupons: "#coupons",
  joinFamily: "#family",
  becomePartner: "#partner",
  becomeRider: "#rider",
  becomeStar: "#star",
  marketplace: "#marketplace",
};

/** The app's shell around a screen, with all links set. */
export function StoryShell({
  current = "home",
  cartCount = 2,
  signedIn = true,
  onOpenCart = noop,
  children,
}: {
  current?: TabKind;
  cartCount?: number;
  signedIn?: boolean;
  onOpenCart?: () => void;
  children: ReactNode;
}) {
  const { language } = useLocale();
  const ar = language === "ar";
  const [theme, setTheme] = useState<Theme>("light");
  const themeToggle = <ThemeToggle theme={theme} onThemeChange={setTheme} />;
  return (
    <PageShell
      header={
        <SiteHeader
          homeHref="#home"
          area={{
            text: ar ? "الخليج الغربي، منطقة 61" : "West Bay, Zone 61",
            how: ar ? "توصيل في أقرب وقت" : "Delivery, as soon as possible",
            onClick: noop,
          }}
          searchHref="#search"
          notifications={{ href: "#notifications", unread: 0 }}
          onLanguageChange={noop}
          cart={{ count: cartCount, onOpen: onOpenCart }}
          {...(signedIn
            ? {
                account: {
                  name: ar ? "نور الكواري" : "Noor Al Kuwari",
                  email: "noor@mail.qa",
                  hrefs: { orders: "#orders", addresses: "#addresses", profile: "#profile" },
                  onSignOut: noop,
                },
              }
            : { signInHref: "#auth", extra: themeToggle })}
        />
      }
      tabBar={
        <BottomTabBar
          current={current}
          items={(["home", "search", "orders", "favourites", "profile"] as const).map((kind) => ({
            kind,
            href: `#${kind}`,
          }))}
        />
      }
      footer={
        <SiteFooter
          hrefs={footerHrefs}
          support={{ email: "help@talabee.qa", phone: "+974 4000 0000" }}
          onLanguageChange={noop}
          extra={themeToggle}
          year={2026}
        />
      }
    >
      {children}
    </PageShell>
  );
}

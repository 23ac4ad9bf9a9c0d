import { guardTranslatedPage } from "@talabee/ui/app";
import { DocumentLocale, LinkProvider, LocaleProvider, type Language } from "@talabee/ui/locale";
import { Toaster } from "@talabee/ui/primitives/toast";
import "@talabee/ui/standalone.css";
import { applyBrand, BrandProvider } from "@talabee/ui/theme";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import { azur } from "./brand";
import { Pages } from "./pages";
import { queryClient } from "./panel";
import { RouterLink } from "./router";
import { MarketProvider } from "./settings";

applyBrand(azur);

const LANGUAGE_KEY = "azur_language";

function App() {
  const [language, setLanguage] = useState<Language>(() =>
    localStorage.getItem(LANGUAGE_KEY) === "en" ? "en" : "ar",
  );
  const changeLanguage = (next: Language) => {
    localStorage.setItem(LANGUAGE_KEY, next);
    setLanguage(next);
  };
  return (
    <LocaleProvider language={language}>
      <DocumentLocale />
      <LinkProvider link={RouterLink}>
        <BrandProvider brand={azur.identity}>
          <MarketProvider>
            <Pages onLanguageChange={changeLanguage} />
            <Toaster />
          </MarketProvider>
        </BrandProvider>
      </LinkProvider>
    </LocaleProvider>
  );
}

// Browsers that translate the page change texts that React holds.
guardTranslatedPage();
createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <App />
    </QueryClientProvider>
  </StrictMode>,
);

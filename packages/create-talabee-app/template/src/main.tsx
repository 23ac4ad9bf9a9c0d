import { DocumentLocale, LinkProvider, LocaleProvider, type Language } from "@talabee/ui/locale";
import { BrandProvider, type BrandIdentity } from "@talabee/ui/theme";
import "@talabee/ui/standalone.css";
import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import brand from "../brand.json";
import "./brand.css";
import { market } from "./market";
import { RouterLink, usePath } from "./router";
import { StorePage } from "./store";
import { StoresPage } from "./stores";

const identity: BrandIdentity = { name: brand.title, logo: null };

function App() {
  const [language, setLanguage] = useState<Language>("ar");
  const path = usePath();
  const storeId = /^\/store\/([^/]+)$/.exec(path)?.[1];
  return (
    <LocaleProvider language={language} market={market}>
      <DocumentLocale />
      <LinkProvider link={RouterLink}>
        <BrandProvider brand={identity}>
          {storeId ? (
            <StorePage key={storeId} id={decodeURIComponent(storeId)} onLanguageChange={setLanguage} />
          ) : (
            <StoresPage onLanguageChange={setLanguage} />
          )}
        </BrandProvider>
      </LinkProvider>
    </LocaleProvider>
  );
}

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

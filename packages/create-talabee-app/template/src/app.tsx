import { DocumentLocale, LinkProvider, LocaleProvider, type Language } from "@talabee/ui/locale";
import { BrandProvider, type BrandIdentity } from "@talabee/ui/theme";
import { useState } from "react";
import brand from "../brand.json";
import { market } from "./market";
import { ProductPage } from "./product";
import { RouterLink, usePath } from "./router";
import { StorePage } from "./store";
import { StoresPage } from "./stores";

const identity: BrandIdentity = { name: brand.title, logo: null };

/** In a module of its own, which Vite exchanges on an edit without losing the state. */
export function App() {
  const [language, setLanguage] = useState<Language>("ar");
  const path = usePath();
  const [, storeId, productId] = /^\/store\/([^/]+)(?:\/product\/([^/]+))?$/.exec(path) ?? [];
  return (
    <LocaleProvider language={language} market={market}>
      <DocumentLocale />
      <LinkProvider link={RouterLink}>
        <BrandProvider brand={identity}>
          {productId ? (
            <ProductPage key={productId} id={decodeURIComponent(productId)} onLanguageChange={setLanguage} />
          ) : storeId ? (
            <StorePage key={storeId} id={decodeURIComponent(storeId)} onLanguageChange={setLanguage} />
          ) : (
            <StoresPage onLanguageChange={setLanguage} />
          )}
        </BrandProvider>
      </LinkProvider>
    </LocaleProvider>
  );
}

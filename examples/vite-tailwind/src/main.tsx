import { LocaleProvider } from "@talabee/ui/locale";
import { applyBrand, BrandProvider, defineBrand } from "@talabee/ui/theme";
import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { Delivery } from "./delivery";
import { readLanguage, showLanguage, Site } from "./host/site";
import "./with-delivery.css";

const warda = defineBrand({
  name: "warda",
  title: { en: "Warda", ar: "وردة" },
  primary: "#7c3aed",
  radii: 0.25,
});
applyBrand(warda);

function App() {
  const [language, setLanguage] = useState(readLanguage);
  useEffect(() => showLanguage(language), [language]);
  return (
    <>
      <Site language={language} onLanguageChange={setLanguage} />
      <LocaleProvider language={language}>
        <BrandProvider brand={warda.identity}>
          <Delivery />
        </BrandProvider>
      </LocaleProvider>
    </>
  );
}

createRoot(document.getElementById("root")!).render(<App />);

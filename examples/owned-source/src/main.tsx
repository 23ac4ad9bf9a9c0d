import { useState } from "react";
import { createRoot } from "react-dom/client";
import "./index.css";
import { DocumentLocale, LocaleProvider, type Language } from "./talabee/locale";
import { Button } from "./talabee/primitives/button";
import { applyBrand, BrandProvider, defineBrand } from "./talabee/theme";
import { StoreCard, type StoreCardData } from "./talabee/widgets/store-card";

const reem = defineBrand({
  name: "reem",
  title: { en: "Reem", ar: "ريم" },
  primary: "#0e7490",
});
applyBrand(reem);

const names = { ar: "مطبخ ريم", en: "Reem’s kitchen" };
const store: Omit<StoreCardData, "name" | "cuisines"> = {
  id: "1",
  cover: null,
  rating: 4.7,
  reviews_count: 84,
  is_open: true,
  opens_at: null,
  delivery_fee: 900,
  delivery_time: { min: 20, max: 30 },
  order_types: ["delivery"],
  offer: { kind: "percent", percent: 15 },
};

function App() {
  const [language, setLanguage] = useState<Language>("ar");
  const [saved, setSaved] = useState(false);
  const isArabic = language === "ar";
  return (
    <LocaleProvider language={language}>
      <DocumentLocale />
      <BrandProvider brand={reem.identity}>
        <header className="bg-coral px-4 py-3 text-white md:px-8">
          {isArabic ? "مدونة طعام" : "A food blog"}
        </header>
        <main data-ui className="mx-auto grid max-w-md gap-4 p-4">
          <StoreCard
            store={{ ...store, name: names[language], cuisines: isArabic ? ["بيتي"] : ["Home cooking"] }}
            href="#kitchen"
            layout="grid"
            favourite={{ saved, onToggle: setSaved }}
          />
          <Button onClick={() => setLanguage(isArabic ? "en" : "ar")}>
            {isArabic ? "English" : "العربية"}
          </Button>
        </main>
      </BrandProvider>
    </LocaleProvider>
  );
}

createRoot(document.getElementById("root")!).render(<App />);

import { LocaleProvider, type Language } from "@talabee/ui/locale";
import { Button } from "@talabee/ui/primitives/button";
import { Dialog } from "@talabee/ui/primitives/dialog";
import { TextField } from "@talabee/ui/primitives/text-field";
import "@talabee/ui/standalone.css";
import { applyBrand, defineBrand } from "@talabee/ui/theme";
import { StoreCard, type StoreCardData } from "@talabee/ui/widgets/store-card";
import { useState } from "react";
import { createRoot } from "react-dom/client";

const texts = {
  en: { title: "Nearby shops", find: "Change address", street: "Street", save: "Save", shop: "Karak House" },
  ar: { title: "متاجر قريبة", find: "تغيير العنوان", street: "الشارع", save: "حفظ", shop: "بيت الكرك" },
};

const store = (name: string): StoreCardData => ({
  id: "1",
  name,
  cover: null,
  rating: 4.8,
  reviews_count: 312,
  cuisines: [],
  is_open: true,
  opens_at: null,
  delivery_fee: 500,
  delivery_time: { min: 15, max: 25 },
  order_types: ["delivery"],
  offer: { kind: "free_delivery" },
});

function Stores({ language }: { language: Language }) {
  const [open, setOpen] = useState(false);
  const text = texts[language];
  return (
    <LocaleProvider language={language}>
      <div style={{ display: "grid", gap: 16 }}>
        <h2>{text.title}</h2>
        <StoreCard store={store(text.shop)} href="#store" />
        <Button onClick={() => setOpen(true)}>{text.find}</Button>
      </div>
      <Dialog open={open} onOpenChange={setOpen} title={text.find}>
        <TextField label={text.street} />
        <Button onClick={() => setOpen(false)}>{text.save}</Button>
      </Dialog>
    </LocaleProvider>
  );
}

applyBrand(defineBrand({ name: "souk", primary: "#b0611b" }));
const language: Language = document.documentElement.lang === "ar" ? "ar" : "en";
createRoot(document.getElementById("stores")!).render(<Stores language={language} />);

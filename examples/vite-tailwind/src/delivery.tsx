import { useLocale } from "@talabee/ui/locale";
import { Button } from "@talabee/ui/primitives/button";
import { Dialog } from "@talabee/ui/primitives/dialog";
import { TextField } from "@talabee/ui/primitives/text-field";
import { StoreCard, type StoreCardData } from "@talabee/ui/widgets/store-card";
import { useState } from "react";

const texts = {
  en: { title: "Nearby shops", find: "Change address", street: "Street", save: "Save", shop: "Rose House" },
  ar: { title: "متاجر قريبة", find: "تغيير العنوان", street: "الشارع", save: "حفظ", shop: "بيت الورد" },
};

const shop = (name: string, id: string): StoreCardData => ({
  id,
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
  offer: { kind: "percent", percent: 20 },
});

/** Our components inside the host. `bg-ui-surface` is a token of ours as a utility of the host's Tailwind. */
export function Delivery() {
  const { language } = useLocale();
  const [open, setOpen] = useState(false);
  const text = texts[language];
  return (
    <section data-ui className="grid gap-4 bg-ui-surface p-4">
      <h2>{text.title}</h2>
      <StoreCard store={shop(text.shop, "1")} href="#shop-1" />
      <Button onClick={() => setOpen(true)}>{text.find}</Button>
      <Dialog open={open} onOpenChange={setOpen} title={text.find}>
        <TextField label={text.street} />
        <Button onClick={() => setOpen(false)}>{text.save}</Button>
      </Dialog>
    </section>
  );
}

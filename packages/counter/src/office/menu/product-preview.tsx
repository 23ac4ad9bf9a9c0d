import type { CallData, menuAddonGroups, MenuProduct } from "@talabee/contract";
import { LocaleProvider, useLocale, useMessages } from "@talabee/ui/locale";
import { SegmentedControl } from "@talabee/ui/primitives/segmented-control";
import { ProductCard } from "@talabee/ui/widgets/product-card";
import { ProductDetails, type ProductChoiceState } from "@talabee/ui/widgets/product-details";
import { useState } from "react";
import { officeMenuMessages as m } from "../../messages/index.js";
import { useMoneyText } from "../parts/fields.js";
import { cardOf, type ProductDraft } from "./product-draft.js";

export interface ProductPreviewProps {
  draft: ProductDraft;
  product: MenuProduct | null;
  storeId: string;
  /** Groups of options that the draft has. */
  groups: CallData<typeof menuAddonGroups>["items"];
}

const UNTOUCHED: ProductChoiceState = { quantity: 1, chosen: {}, note: "", submitted: false };

/** What the customer sees of a dish: the card and the choices of the shop itself, in either language. */
export function ProductPreview({ draft, product, storeId, groups }: ProductPreviewProps) {
  const { t } = useMessages();
  const locale = useLocale();
  const { read } = useMoneyText();
  const [language, setLanguage] = useState(locale.language);
  const [choice, setChoice] = useState(UNTOUCHED);
  const card = cardOf(draft, product, storeId, language, read);
  return (
    <aside className="office-preview" aria-label={t(m.preview)}>
      <SegmentedControl
        label={t(m.language)}
        labelHidden
        wide
        value={language}
        onValueChange={setLanguage}
        options={[
          { value: "ar", label: t(m.inArabic) },
          { value: "en", label: t(m.inEnglish) },
        ]}
      />
      <LocaleProvider language={language} market={locale.market}>
        {/* Nothing leads out of it. */}
        <div lang={language} dir={language === "ar" ? "rtl" : "ltr"} className="grid gap-4">
          <div inert>
            <ProductCard product={card} href="" layout="grid" />
          </div>
          <ProductDetails
            product={{
              ...card,
              addon_groups: groups.map((group) => ({
                ...group,
                required: group.min > 0,
                name: group.name[language],
                options: group.options.map((option) => ({ ...option, name: option.name[language] })),
              })),
              vendor: { is_open: true, opens_at: null, preorder_from: null, order_types: ["delivery"] },
            }}
            inCart={0}
            state={choice}
            onValueChange={(part) => setChoice({ ...choice, ...part })}
            level={3}
          />
        </div>
      </LocaleProvider>
      <p className="text-center text-small text-muted">{t(m.preview)}</p>
    </aside>
  );
}

import {
  type CallData,
  changeProduct,
  createProduct,
  deleteProduct,
  type menuAddonGroups,
  type MenuProduct,
  type menuSections,
} from "@talabee/contract";
import { useLocale, useMessages } from "@talabee/ui/locale";
import { Button } from "@talabee/ui/primitives/button";
import { ChipGroup } from "@talabee/ui/primitives/chip-group";
import { ConfirmDialog } from "@talabee/ui/primitives/confirm-dialog";
import { Select } from "@talabee/ui/primitives/select";
import { Switch } from "@talabee/ui/primitives/switch";
import { useState } from "react";
import { useAct } from "../../app/use-act.js";
import { officeMenuMessages as m, officeMessages } from "../../messages/index.js";
import { useOffice } from "../office-context.js";
import { AmountField, BothFields, Save, useMoneyText } from "../parts/fields.js";
import { Panel } from "../parts/page.js";
import { PictureChoice } from "../parts/picture-choice.js";
import { draftOf, type ProductDraft, requestOf } from "./product-draft.js";
import { ProductPreview } from "./product-preview.js";

export interface ProductFormProps {
  storeId: string;
  /** Null for a new one. */
  product: MenuProduct | null;
  /** Of a new one. */
  sectionId: string;
  sections: CallData<typeof menuSections>["items"];
  groups: CallData<typeof menuAddonGroups>["items"];
}

/** A dish in both languages side by side, beside what customers will see of it. */
export function ProductForm({ storeId, product, sectionId, sections, groups }: ProductFormProps) {
  const { t } = useMessages();
  const { language } = useLocale();
  const { go, may } = useOffice();
  const amounts = useMoneyText();
  const state = useAct();
  const { errorOf } = state;
  const [draft, setDraft] = useState(() => draftOf(product, sectionId, amounts.show));
  const [isChecked, setIsChecked] = useState(false);
  const change = (part: Partial<ProductDraft>) => setDraft({ ...draft, ...part });
  const request = requestOf(draft, amounts.read);
  const amountError = (text: string, isNeeded: boolean) => {
    const value = amounts.read(text);
    if (!isChecked || (value === null && !isNeeded)) return undefined;
    return value === null
      ? t(officeMessages.notFilled)
      : value === undefined
        ? t(officeMessages.notAnAmount)
        : undefined;
  };
  async function save(): Promise<void> {
    setIsChecked(true);
    if (request === null) return;
    if (product !== null)
      return void (await state.act(changeProduct, { params: { id: product.id }, body: request }));
    const answer = await state.act(createProduct, { params: { id: storeId }, body: request });
    if (answer !== undefined) go(`/stores/${storeId}/menu?product=${answer.data.id}`, { replace: true });
  }
  const mayChange = may("menu.change");
  return (
    <>
      <form
        className="office-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Panel title={product === null ? t(m.newProduct) : product.name[language]}>
          <div className="grid gap-4">
            <BothFields
              label={t(m.productName)}
              field="name"
              maxLength={80}
              value={draft.name}
              onValueChange={(name) => change({ name })}
              errorOf={errorOf}
            />
            <BothFields
              area
              label={t(m.productDescription)}
              field="description"
              maxLength={600}
              value={draft.description}
              onValueChange={(description) => change({ description })}
              errorOf={errorOf}
            />
            <div className="office-both">
              <AmountField
                label={t(m.price)}
                value={draft.price}
                onValueChange={(price) => change({ price })}
                error={amountError(draft.price, true) ?? errorOf("price")}
              />
              <AmountField
                optional
                label={t(m.salePrice)}
                value={draft.salePrice}
                onValueChange={(salePrice) => change({ salePrice })}
                error={amountError(draft.salePrice, false) ?? errorOf("sale_price")}
              />
              <Select
                label={t(m.section)}
                placeholder={null}
                value={draft.sectionId}
                onValueChange={(value) => change({ sectionId: value })}
                options={sections.map(({ id, name }) => ({ value: id, label: name[language] }))}
              />
            </div>
            {groups.length > 0 && (
              <ChipGroup
                multiple
                label={t(m.optionGroups)}
                value={[...draft.groupIds]}
                onValueChange={(groupIds) => change({ groupIds })}
                options={groups.map(({ id, name }) => ({ value: id, label: name[language] }))}
              />
            )}
            <PictureChoice
              label={t(m.pictures)}
              kind="product"
              storeId={storeId}
              shown={product?.images[0] ?? null}
              onId={(id, source) =>
                change({ pictures: id === null || source === null ? undefined : [{ id, source }] })
              }
            />
            <Switch
              label={t(m.shown)}
              checked={draft.active}
              onCheckedChange={(active) => change({ active })}
            />
          </div>
        </Panel>
        {mayChange && (
          <Save state={state}>
            {product !== null && <DeleteProduct storeId={storeId} product={product} />}
          </Save>
        )}
      </form>
      <ProductPreview
        draft={draft}
        product={product}
        storeId={storeId}
        groups={groups.filter(({ id }) => draft.groupIds.includes(id))}
      />
    </>
  );
}

function DeleteProduct({ storeId, product }: { storeId: string; product: MenuProduct }) {
  const { t } = useMessages();
  const { language } = useLocale();
  const { go } = useOffice();
  const { act, isSending, error } = useAct();
  const [isAsking, setIsAsking] = useState(false);
  async function remove(): Promise<void> {
    if ((await act(deleteProduct, { params: { id: product.id }, body: {} })) !== undefined)
      go(`/stores/${storeId}/menu`, { replace: true });
  }
  return (
    <>
      <Button variant="text" onClick={() => setIsAsking(true)}>
        {t(m.deleteProduct)}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t(m.deleteAsk, { name: product.name[language] })}
        description={error?.message}
        confirm={t(m.deleteProduct)}
        variant="danger"
        loading={isSending}
        onConfirm={() => void remove()}
      />
    </>
  );
}

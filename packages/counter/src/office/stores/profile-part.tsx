import { createCategory, panelCategories, type PanelStore, updateStore } from "@talabee/contract";
import { useLocale, useMessages } from "@talabee/ui/locale";
import { Button } from "@talabee/ui/primitives/button";
import { ChipGroup } from "@talabee/ui/primitives/chip-group";
import { TextField } from "@talabee/ui/primitives/text-field";
import { useState } from "react";
import { useAct } from "../../app/use-act.js";
import { useCall } from "../../app/use-call.js";
import { officeStoreMessages as m } from "../../messages/index.js";
import { useOffice } from "../office-context.js";
import { BothFields, NO_TEXTS, Save } from "../parts/fields.js";
import { Panel } from "../parts/page.js";
import { PictureChoice } from "../parts/picture-choice.js";

/** A store's texts, pictures and categories. */
export function ProfilePart({ store }: { store: PanelStore }) {
  const { t } = useMessages();
  const { language } = useLocale();
  const { may } = useOffice();
  const state = useAct();
  const categories = useCall(panelCategories);
  const [name, setName] = useState(store.name);
  const [description, setDescription] = useState(store.description);
  const [legalName, setLegalName] = useState(store.legal_name);
  const [color, setColor] = useState(store.brand_color);
  const [chosen, setChosen] = useState<readonly string[]>(store.category_ids);
  const [logoId, setLogoId] = useState<string | null>();
  const [coverId, setCoverId] = useState<string | null>();
  const save = () =>
    void state.act(updateStore, {
      params: { id: store.id },
      body: {
        name,
        description,
        brand_color: color,
        category_ids: chosen.length === 0 ? null : [...chosen],
        ...(legalName.trim() === "" ? {} : { legal_name: legalName.trim() }),
        ...(logoId === undefined ? {} : { logo_id: logoId }),
        ...(coverId === undefined ? {} : { cover_id: coverId }),
      },
    });
  return (
    <div className="grid gap-4">
      <form
        className="office-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Panel title={t(m.profile)}>
          <div className="grid gap-4">
            <BothFields
              label={t(m.name)}
              field="name"
              maxLength={60}
              value={name}
              onValueChange={setName}
              errorOf={state.errorOf}
            />
            <BothFields
              area
              label={t(m.description)}
              field="description"
              maxLength={600}
              value={description}
              onValueChange={setDescription}
              errorOf={state.errorOf}
            />
            <ChipGroup
              multiple
              label={t(m.categories)}
              value={[...chosen]}
              onValueChange={setChosen}
              error={state.errorOf("category_ids")}
              options={(categories.data?.items ?? []).map((one) => ({
                value: one.id,
                label: one.name[language],
              }))}
            />
            {categories.data?.items.length === 0 && may("content.change") && (
              <p className="text-muted">{t(m.noCategories)}</p>
            )}
            <TextField
              optional
              label={t(m.legalName)}
              value={legalName}
              maxLength={120}
              onValueChange={setLegalName}
              error={state.errorOf("legal_name")}
            />
            <TextField type="color" label={t(m.color)} value={color} onValueChange={setColor} />
            <PictureChoice
              label={t(m.logo)}
              kind="logo"
              storeId={store.id}
              shown={store.logo}
              onId={setLogoId}
            />
            <PictureChoice
              label={t(m.cover)}
              kind="cover"
              storeId={store.id}
              shown={store.cover}
              onId={setCoverId}
            />
          </div>
        </Panel>
        <Save state={state} />
      </form>
      {may("content.change") && <NewCategory onMade={(id) => setChosen([...chosen, id])} />}
    </div>
  );
}

/** Categories of the brand: the first store finds none. */
function NewCategory({ onMade }: { onMade: (id: string) => void }) {
  const { t } = useMessages();
  const { act, isSending, errorOf } = useAct();
  const [name, setName] = useState(NO_TEXTS);
  async function create(): Promise<void> {
    const answer = await act(createCategory, { body: { name } });
    if (answer === undefined) return;
    onMade(answer.data.id);
    setName(NO_TEXTS);
  }
  return (
    <form
      className="office-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      <Panel title={t(m.newCategory)}>
        <div className="grid gap-4">
          <BothFields
            label={t(m.newCategory)}
            field="name"
            maxLength={40}
            value={name}
            onValueChange={setName}
            errorOf={errorOf}
          />
          <div>
            <Button type="submit" variant="outline" loading={isSending}>
              {t(m.addCategory)}
            </Button>
          </div>
        </div>
      </Panel>
    </form>
  );
}

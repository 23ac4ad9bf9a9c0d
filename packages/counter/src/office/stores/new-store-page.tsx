import { createStore } from "@talabee/contract";
import { useMessages } from "@talabee/ui/locale";
import { TextField } from "@talabee/ui/primitives/text-field";
import { useState } from "react";
import { useAct } from "../../app/use-act.js";
import { officeStoreMessages as m } from "../../messages/index.js";
import { useOffice } from "../office-context.js";
import { BothFields, NO_TEXTS, Save } from "../parts/fields.js";
import { Page as Frame, Panel } from "../parts/page.js";

/** A store from nothing: its name makes a draft. */
export function Page() {
  const { t } = useMessages();
  const { go } = useOffice();
  const state = useAct();
  const [name, setName] = useState(NO_TEXTS);
  const [id, setId] = useState("");
  async function create(): Promise<void> {
    const answer = await state.act(createStore, {
      body: { name, ...(id.trim() === "" ? {} : { id: id.trim() }) },
    });
    if (answer !== undefined) go(`/stores/${answer.data.id}`, { replace: true });
  }
  return (
    <Frame title={t(m.newStore)} crumbs={[{ label: t(m.stores), href: "/stores" }, { label: t(m.newStore) }]}>
      <form
        className="office-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        <Panel title={t(m.newStore)}>
          <div className="grid gap-4">
            <p className="text-muted">{t(m.createText)}</p>
            <BothFields
              label={t(m.name)}
              field="name"
              maxLength={60}
              value={name}
              onValueChange={setName}
              errorOf={state.errorOf}
            />
            <TextField
              code
              optional
              label={t(m.storeAddress)}
              help={t(m.storeAddressHelp)}
              value={id}
              onValueChange={setId}
              error={state.errorOf("id")}
            />
          </div>
        </Panel>
        <Save state={state} label={t(m.createStore)} />
      </form>
    </Frame>
  );
}

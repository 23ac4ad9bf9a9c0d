import { createRider } from "@talabee/contract";
import { useMarket, useMessages, withPrefix } from "@talabee/ui/locale";
import { PhoneField } from "@talabee/ui/primitives/phone-field";
import { TextField } from "@talabee/ui/primitives/text-field";
import { useState } from "react";
import { useAct } from "../../app/use-act.js";
import { officeRiderMessages as m, officeStoreMessages as sm } from "../../messages/index.js";
import { Save } from "../parts/fields.js";
import { Panel } from "../parts/page.js";

const EMPTY = { email: "", name: "", nameAr: "", phone: "" };

/** Makes a registered account a rider, or takes a former rider back. */
export function NewRider() {
  const { t } = useMessages();
  const { phonePrefix } = useMarket();
  const state = useAct();
  const [form, setForm] = useState(EMPTY);
  const set = (field: keyof typeof EMPTY) => (value: string) => setForm({ ...form, [field]: value });
  async function add(): Promise<void> {
    const name_ar = form.nameAr.trim();
    const answer = await state.act(createRider, {
      body: {
        email: form.email,
        name: form.name,
        phone: withPrefix(form.phone, phonePrefix),
        ...(name_ar === "" ? {} : { name_ar }),
      },
    });
    if (answer !== undefined) setForm(EMPTY);
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <Panel title={t(m.addRider)}>
        <div className="grid gap-4">
          <p className="text-small text-muted">{t(m.addRiderText)}</p>
          <TextField
            code
            type="email"
            label={t(m.riderEmail)}
            value={form.email}
            onValueChange={set("email")}
            error={state.errorOf("email")}
          />
          <TextField
            label={t(sm.name)}
            maxLength={120}
            value={form.name}
            onValueChange={set("name")}
            error={state.errorOf("name")}
          />
          <TextField
            optional
            lang="ar"
            dir="rtl"
            label={t(m.nameArabic)}
            maxLength={120}
            value={form.nameAr}
            onValueChange={set("nameAr")}
            error={state.errorOf("name_ar")}
          />
          <PhoneField
            label={t(m.mobile)}
            value={form.phone}
            onValueChange={set("phone")}
            error={state.errorOf("phone")}
          />
          <Save state={state} label={t(m.addRider)} />
        </div>
      </Panel>
    </form>
  );
}

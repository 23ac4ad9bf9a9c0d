import {
  type CallData,
  changeAddonGroup,
  createAddonGroup,
  deleteAddonGroup,
  type menuAddonGroups,
} from "@talabee/contract";
import { useLocale, useMessages } from "@talabee/ui/locale";
import { Button } from "@talabee/ui/primitives/button";
import { IconButton } from "@talabee/ui/primitives/icon-button";
import { TextField } from "@talabee/ui/primitives/text-field";
import { X } from "lucide-react";
import { useState } from "react";
import { useAct } from "../../app/use-act.js";
import { officeMenuMessages as m, officeMessages } from "../../messages/index.js";
import { useOffice } from "../office-context.js";
import {
  AmountField,
  BothFields,
  type BothTexts,
  NO_TEXTS,
  readNumber,
  Save,
  useMoneyText,
} from "../parts/fields.js";
import { Panel } from "../parts/page.js";

type Group = CallData<typeof menuAddonGroups>["items"][number];

/** Groups of options, which several dishes may share. */
export function GroupsPanel({ storeId, groups }: { storeId: string; groups: readonly Group[] }) {
  const { t } = useMessages();
  const { may } = useOffice();
  return (
    <div className="grid content-start gap-4">
      {groups.length === 0 && <p className="text-muted">{t(m.noGroups)}</p>}
      {groups.map((group) => (
        <GroupForm key={group.id} storeId={storeId} group={group} />
      ))}
      {may("menu.change") && <GroupForm key={`new ${groups.length}`} storeId={storeId} group={null} />}
    </div>
  );
}

interface OptionDraft {
  readonly id?: string;
  readonly name: BothTexts;
  readonly price: string;
  readonly max: number;
  readonly inStock: boolean;
}
const NEW_OPTION: OptionDraft = { name: NO_TEXTS, price: "0", max: 1, inStock: true };

function GroupForm({ storeId, group }: { storeId: string; group: Group | null }) {
  const { t } = useMessages();
  const { language } = useLocale();
  const { may } = useOffice();
  const amounts = useMoneyText();
  const state = useAct();
  const { errorOf } = state;
  const [name, setName] = useState(group?.name ?? NO_TEXTS);
  const [least, setLeast] = useState(String(group?.min ?? 0));
  const [most, setMost] = useState(String(group?.max ?? 1));
  const [options, setOptions] = useState<readonly OptionDraft[]>(
    () =>
      group?.options.map((one) => ({
        id: one.id,
        name: one.name,
        price: amounts.show(one.price),
        max: one.max,
        inStock: one.in_stock,
      })) ?? [NEW_OPTION],
  );
  const [isChecked, setIsChecked] = useState(false);
  const min = readNumber(least);
  const max = readNumber(most);
  const change = (at: number, part: Partial<OptionDraft>) =>
    setOptions(options.map((one, index) => (index === at ? { ...one, ...part } : one)));
  async function save(): Promise<void> {
    setIsChecked(true);
    const priced = options.map((one) => ({ ...one, amount: amounts.read(one.price) }));
    if (min === undefined || max === undefined || priced.some(({ amount }) => amount === undefined)) return;
    const body = {
      name,
      min: min ?? 0,
      max: max ?? 1,
      options: priced.map((one) => ({
        ...(one.id === undefined ? {} : { id: one.id }),
        name: one.name,
        price: one.amount ?? 0,
        max: one.max,
        in_stock: one.inStock,
      })),
    };
    if (group === null) await state.act(createAddonGroup, { params: { id: storeId }, body });
    else await state.act(changeAddonGroup, { params: { id: group.id }, body });
  }
  return (
    <form
      className="office-form"
      noValidate
      aria-label={group === null ? t(m.newGroup) : group.name[language]}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Panel title={group === null ? t(m.newGroup) : <bdi>{group.name[language]}</bdi>}>
        <div className="grid gap-4">
          <BothFields
            label={t(m.groupName)}
            field="name"
            maxLength={60}
            value={name}
            onValueChange={setName}
            errorOf={errorOf}
          />
          <div className="office-both">
            <TextField
              code
              inputMode="numeric"
              label={t(m.least)}
              value={least}
              onValueChange={setLeast}
              error={isChecked && min === undefined ? t(officeMessages.notANumber) : errorOf("min")}
            />
            <TextField
              code
              inputMode="numeric"
              label={t(m.most)}
              value={most}
              onValueChange={setMost}
              error={isChecked && max === undefined ? t(officeMessages.notANumber) : errorOf("max")}
            />
          </div>
          {options.map((option, at) => (
            // A new option has no identity but its place.
            // oxlint-disable-next-line react/no-array-index-key
            <div key={option.id ?? at} className="office-option">
              <BothFields
                label={t(m.option, { number: at + 1 })}
                field={`options.${at}.name`}
                maxLength={60}
                value={option.name}
                onValueChange={(value) => change(at, { name: value })}
                errorOf={errorOf}
              />
              <AmountField
                label={t(m.optionPrice, { number: at + 1 })}
                value={option.price}
                onValueChange={(price) => change(at, { price })}
                error={
                  isChecked && amounts.read(option.price) === undefined
                    ? t(officeMessages.notAnAmount)
                    : errorOf(`options.${at}.price`)
                }
              />
              {options.length > 1 && (
                <IconButton
                  icon={X}
                  size="small"
                  variant="plain"
                  aria-label={t(m.removeOption, { number: at + 1 })}
                  onClick={() => setOptions(options.filter((_, index) => index !== at))}
                />
              )}
            </div>
          ))}
          <div>
            <Button variant="outline" size="small" onClick={() => setOptions([...options, NEW_OPTION])}>
              {t(m.addOption)}
            </Button>
          </div>
        </div>
      </Panel>
      {may("menu.change") && (
        <Save state={state}>
          {group !== null && (
            <Button
              variant="text"
              onClick={() => void state.act(deleteAddonGroup, { params: { id: group.id }, body: {} })}
            >
              {t(m.deleteGroup)}
            </Button>
          )}
        </Save>
      )}
    </form>
  );
}

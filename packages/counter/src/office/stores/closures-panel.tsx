import { createClosure, deleteClosure, type PanelStore } from "@talabee/contract";
import { startOfDay } from "@talabee/domain";
import { useFormat, useLocale, useMarket, useMessages } from "@talabee/ui/locale";
import { Alert } from "@talabee/ui/primitives/alert";
import { Button } from "@talabee/ui/primitives/button";
import { TextField } from "@talabee/ui/primitives/text-field";
import { useState } from "react";
import { useAct } from "../../app/use-act.js";
import { officeMessages, officeStoreMessages as m } from "../../messages/index.js";
import { BothFields, NO_TEXTS } from "../parts/fields.js";
import { Panel } from "../parts/page.js";

/** Days on which a store is closed whatever its week says. */
export function ClosuresPanel({ store }: { store: PanelStore }) {
  const { t } = useMessages();
  const { language } = useLocale();
  const { timeZone } = useMarket();
  const { date } = useFormat();
  const { act, isSending, error, errorOf } = useAct();
  const [first, setFirst] = useState("");
  const [last, setLast] = useState("");
  const [reason, setReason] = useState(NO_TEXTS);
  const [isChecked, setIsChecked] = useState(false);
  const closures = store.closures.filter((one) => !one.is_pause && !one.is_unheard);
  async function close(): Promise<void> {
    setIsChecked(true);
    if (first === "") return;
    const hasReason = reason.en.trim() !== "" || reason.ar.trim() !== "";
    const body = {
      starts_at: startOfDay(first, timeZone).toISOString(),
      ends_at: startOfDay(last === "" ? first : last, timeZone, 1).toISOString(),
      reason: hasReason ? reason : null,
    };
    if ((await act(createClosure, { params: { id: store.id }, body })) === undefined) return;
    setFirst("");
    setLast("");
    setReason(NO_TEXTS);
    setIsChecked(false);
  }
  return (
    <form
      className="office-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void close();
      }}
    >
      <Panel title={t(m.closures)}>
        <div className="grid gap-4">
          {error !== null && (
            <Alert tone="danger" live>
              {error.message}
            </Alert>
          )}
          {closures.length > 0 && (
            <ul className="office-lines">
              {closures.map((closure) => (
                <li key={closure.id}>
                  <span className="min-w-0 flex-1">
                    <span className="block font-medium">{date(closure.starts_at)}</span>
                    {closure.reason !== null && (
                      <bdi className="block text-small text-muted">{closure.reason[language]}</bdi>
                    )}
                  </span>
                  <Button
                    variant="text"
                    size="small"
                    onClick={() => void act(deleteClosure, { params: { id: closure.id }, body: {} })}
                  >
                    {t(officeMessages.remove)}
                  </Button>
                </li>
              ))}
            </ul>
          )}
          <div className="office-both">
            <TextField
              type="date"
              label={t(m.firstDay)}
              value={first}
              onValueChange={setFirst}
              error={isChecked && first === "" ? t(officeMessages.notFilled) : errorOf("starts_at")}
            />
            <TextField
              type="date"
              optional
              label={t(m.lastDay)}
              value={last}
              onValueChange={setLast}
              error={errorOf("ends_at")}
            />
          </div>
          <BothFields
            label={t(m.reason)}
            field="reason"
            maxLength={120}
            value={reason}
            onValueChange={setReason}
            errorOf={errorOf}
          />
          <div>
            <Button type="submit" variant="outline" loading={isSending}>
              {t(m.addClosure)}
            </Button>
          </div>
        </div>
      </Panel>
    </form>
  );
}

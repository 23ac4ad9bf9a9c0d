import type { DeviceState } from "@talabee/contract";
import { foldDigits, PIN_DIGITS } from "@talabee/domain";
import { useMessages } from "@talabee/ui/locale";
import { Button } from "@talabee/ui/primitives/button";
import { Drawer } from "@talabee/ui/primitives/drawer";
import { RadioGroup } from "@talabee/ui/primitives/radio-group";
import { TextField } from "@talabee/ui/primitives/text-field";
import { type FormEvent, useId, useRef, useState } from "react";
import { deviceMessages as m } from "../../messages/index.js";

/** What the server says to a PIN. */
export type PinResult =
  | "done"
  | { readonly kind: "wrong"; readonly triesLeft: number }
  | { readonly kind: "failed"; readonly message: string };

export interface PinPanelProps {
  /** Those who have a PIN. */
  people: DeviceState["people"];
  onName: (userId: string, pin: string) => Promise<PinResult>;
  onClose: () => void;
}

/** Who stands before a paired device: a person of the store and their PIN, for what a device may not do alone. */
export function PinPanel({ people, onName, onClose }: PinPanelProps) {
  const { t } = useMessages();
  const form = useId();
  const [userId, setUserId] = useState<string | null>(people.length === 1 ? people[0]!.user_id : null);
  const [pin, setPin] = useState("");
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const digits = foldDigits(pin).replace(/\D/gu, "");
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (userId === null || isSending) return;
    if (digits.length < PIN_DIGITS.min) return setError(t(m.pinDigits));
    setIsSending(true);
    const result = await onName(userId, digits);
    setIsSending(false);
    if (result === "done") return;
    setError(result.kind === "wrong" ? t(m.pinWrong, { count: result.triesLeft }) : result.message);
    setPin("");
    input.current?.focus();
  };
  return (
    <Drawer
      open
      onOpenChange={onClose}
      title={t(m.whoAreYou)}
      description={t(m.whoAreYouText)}
      footer={
        people.length > 0 && (
          <Button wide type="submit" form={form} loading={isSending} disabled={userId === null}>
            {t(m.confirmPin)}
          </Button>
        )
      }
    >
      {people.length === 0 ? (
        <p>{t(m.noPins)}</p>
      ) : (
        <form id={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
          <RadioGroup
            label={t(m.whoAreYou)}
            labelHidden
            layout="card"
            value={userId}
            onValueChange={setUserId}
            options={people.map(({ user_id, name }) => ({ value: user_id, label: <bdi>{name}</bdi> }))}
          />
          <TextField
            ref={input}
            code
            type="password"
            inputMode="numeric"
            autoComplete="off"
            maxLength={PIN_DIGITS.max}
            label={t(m.pin)}
            value={pin}
            onValueChange={(value) => {
              setPin(value);
              setError(undefined);
            }}
            error={error}
          />
        </form>
      )}
    </Drawer>
  );
}

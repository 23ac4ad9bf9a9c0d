import { setPin } from "@talabee/contract";
import { foldDigits, PIN_DIGITS } from "@talabee/domain";
import { useMessages } from "@talabee/ui/locale";
import { Alert } from "@talabee/ui/primitives/alert";
import { Button } from "@talabee/ui/primitives/button";
import { Dialog } from "@talabee/ui/primitives/dialog";
import { TextField } from "@talabee/ui/primitives/text-field";
import { type FormEvent, useState } from "react";
import { useSend } from "../../app/use-send.js";
import { deviceMessages as m, doorMessages, storeMessages } from "../../messages/index.js";

const DIGITS = new RegExp(`^\\d{${PIN_DIGITS.min},${PIN_DIGITS.max}}$`);

/** Sets the PIN of the person who is signed in. */
export function MyPin({ storeId, onClose }: { storeId: string; onClose: () => void }) {
  const { t } = useMessages();
  const { done, isSending, error } = useSend();
  const [isWrong, setIsWrong] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = new FormData(event.currentTarget).get("pin");
    const pin = foldDigits(typeof said === "string" ? said : "").trim();
    setIsWrong(!DIGITS.test(pin));
    if (!DIGITS.test(pin)) return;
    if (await done(setPin, { params: { id: storeId }, body: { pin } })) onClose();
  };
  return (
    <Dialog open onOpenChange={onClose} title={t(m.myPin)}>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <p className="text-muted">{t(m.myPinText)}</p>
        {error !== null && (
          <Alert tone="danger" live>
            {error.message || t(doorMessages.noLine)}
          </Alert>
        )}
        <TextField
          name="pin"
          type="password"
          code
          inputMode="numeric"
          autoComplete="off"
          label={t(m.pin)}
          error={isWrong ? t(m.pinDigits) : undefined}
        />
        <Button type="submit" loading={isSending}>
          {t(storeMessages.save)}
        </Button>
      </form>
    </Dialog>
  );
}

"use client";
import { useId, useState, type ComponentProps } from "react";
import { familyMessages, moneyText, parseMoney, useMarket, useMessages } from "../../locale/index.js";
import { Alert } from "../../primitives/alert/index.js";
import { Button } from "../../primitives/button/index.js";
import { Sheet } from "../../primitives/sheet/index.js";
import { Switch } from "../../primitives/switch/index.js";
import { TextField } from "../../primitives/text-field/index.js";
import type { MemberData } from "../../widgets/member-row/index.js";

/** `ref` and other props are passed to the sheet's panel. */
export interface AllowanceSheetProps extends Omit<ComponentProps<"div">, "title" | "role" | "children"> {
  /** The member; null closes the sheet. */
  member: MemberData | null;
  onClose: () => void;
  /** Monthly allowance in minor units; null is unlimited. */
  onSave: (member: MemberData, amount: number | null) => void;
  loading?: boolean | undefined;
  error?: string | undefined;
}

/** Sheet that sets a member's monthly allowance, or removes the limit. */
export function AllowanceSheet({
  member,
  onClose,
  onSave,
  loading = false,
  error,
  ...rest
}: AllowanceSheetProps) {
  const { t } = useMessages();
  return (
    <Sheet
      {...rest}
      open={member !== null}
      onOpenChange={(open) => !open && onClose()}
      title={member ? t(familyMessages.allowanceOf, { name: member.name }) : ""}
    >
      {member && (
        <AllowanceForm key={member.id} member={member} onSave={onSave} loading={loading} error={error} />
      )}
    </Sheet>
  );
}

function AllowanceForm({
  member,
  onSave,
  loading,
  error,
}: {
  member: MemberData;
  onSave: AllowanceSheetProps["onSave"];
  loading: boolean;
  error: string | undefined;
}) {
  const { t } = useMessages();
  const { currency } = useMarket();
  const id = useId();
  const [unlimited, setUnlimited] = useState(member.allowance === null);
  const [text, setText] = useState(member.allowance === null ? "" : moneyText(member.allowance, currency));
  const [submitted, setSubmitted] = useState(false);
  const amount = parseMoney(text, currency);
  const isInvalid = !unlimited && amount === null;
  return (
    <form
      noValidate
      className="grid gap-4 pb-2"
      onSubmit={(event) => {
        event.preventDefault();
        setSubmitted(true);
        if (isInvalid) return document.getElementById(id)?.focus();
        if (!loading) onSave(member, unlimited ? null : amount);
      }}
    >
      {error && (
        <Alert tone="danger" live>
          {error}
        </Alert>
      )}
      <TextField
        id={id}
        label={t(familyMessages.allowanceLabel)}
        code
        inputMode="decimal"
        autoComplete="off"
        disabled={unlimited}
        value={text}
        onValueChange={setText}
        error={submitted && isInvalid ? t(familyMessages.allowanceWrong) : undefined}
      />
      <Switch
        label={t(familyMessages.noLimit)}
        description={t(familyMessages.noLimitHelp)}
        layout="card"
        checked={unlimited}
        onCheckedChange={setUnlimited}
      />
      <Button type="submit" wide loading={loading}>
        {t(familyMessages.saveAllowance)}
      </Button>
    </form>
  );
}

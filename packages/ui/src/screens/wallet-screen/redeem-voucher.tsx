"use client";
import { useId, useState, type ReactNode } from "react";
import { useMessages, walletMessages } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { Card } from "../../primitives/card/index.js";
import { TextField } from "../../primitives/text-field/index.js";

/** Form that redeems a voucher code. */
export function Redeem({
  onRedeem,
  loading,
  error,
}: {
  onRedeem: (code: string) => void;
  loading: boolean;
  error: ReactNode;
}) {
  const { t } = useMessages();
  const [code, setCode] = useState("");
  const id = useId();
  return (
    <Card as="section" aria-labelledby={`${id}-title`} data-slot="redeem-voucher">
      <h2 id={`${id}-title`} className="mb-3 text-body font-semibold">
        {t(walletMessages.redeemTitle)}
      </h2>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const trimmedCode = code.trim();
          if (trimmedCode && !loading) onRedeem(trimmedCode);
          else if (!trimmedCode) document.getElementById(id)?.focus();
        }}
      >
        <TextField
          id={id}
          label={t(walletMessages.redeemLabel)}
          code
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
          value={code}
          onValueChange={setCode}
          error={error}
          end={
            <Button type="submit" variant="text" size="small" loading={loading} className="-me-3">
              {t(walletMessages.redeem)}
            </Button>
          }
        />
      </form>
    </Card>
  );
}

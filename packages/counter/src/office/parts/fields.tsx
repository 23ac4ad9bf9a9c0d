import type { Language } from "@talabee/contract";
import { moneyText, parseMoney, useLocale, useMarket, useMessages } from "@talabee/ui/locale";
import { Alert } from "@talabee/ui/primitives/alert";
import { Button } from "@talabee/ui/primitives/button";
import { TextArea } from "@talabee/ui/primitives/text-area";
import { TextField, type TextFieldProps } from "@talabee/ui/primitives/text-field";
import type { ReactNode } from "react";
import type { useAct } from "../../app/use-act.js";
import { officeMessages as m } from "../../messages/index.js";

export type BothTexts = Readonly<Record<Language, string>>;
export const NO_TEXTS: BothTexts = { en: "", ar: "" };

export interface BothFieldsProps {
  /** Without the language. */
  label: string;
  /** Name in the request, for what the server says of it: `name`. */
  field: string;
  value: BothTexts;
  onValueChange: (value: BothTexts) => void;
  errorOf: (field: string) => string | undefined;
  /** Several lines. */
  area?: boolean;
  maxLength: number;
}

/** A text in both languages side by side, the reader's own first. */
export function BothFields({
  label,
  field,
  value,
  onValueChange,
  errorOf,
  area,
  maxLength,
}: BothFieldsProps) {
  const { t } = useMessages();
  const { language } = useLocale();
  const languages: readonly Language[] = language === "ar" ? ["ar", "en"] : ["en", "ar"];
  const Field = area === true ? TextArea : TextField;
  return (
    <div className="office-both">
      {languages.map((of) => (
        <Field
          key={of}
          label={t(of === "en" ? m.english : m.arabic, { label })}
          name={`${field}.${of}`}
          lang={of}
          dir={of === "ar" ? "rtl" : "ltr"}
          maxLength={maxLength}
          value={value[of]}
          onValueChange={(text: string) => onValueChange({ ...value, [of]: text })}
          error={errorOf(`${field}.${of}`) ?? errorOf(field)}
        />
      ))}
    </div>
  );
}

/** Amounts as people type them, in the market's currency. */
export function useMoneyText() {
  const { currency } = useMarket();
  return {
    /** Empty for nothing. */
    show: (amount: number | null) => (amount === null ? "" : moneyText(amount, currency)),
    /** Null for an empty text, undefined for none. */
    read: (text: string): number | null | undefined =>
      text.trim() === "" ? null : (parseMoney(text, currency) ?? undefined),
    unit: currency.code,
  };
}

/** An amount, with the unit at its end. */
export function AmountField(
  props: Pick<TextFieldProps, "label" | "value" | "onValueChange" | "error" | "optional">,
) {
  const { unit } = useMoneyText();
  return <TextField {...props} code inputMode="decimal" end={<span className="text-muted">{unit}</span>} />;
}

/** A whole number that was typed; null for an empty text, undefined for none. */
export function readNumber(text: string): number | null | undefined {
  const plain = text.trim();
  if (plain === "") return null;
  return /^\d{1,6}$/u.test(plain) ? Number(plain) : undefined;
}

export interface SaveProps {
  state: Pick<ReturnType<typeof useAct>, "isSending" | "isDone" | "error">;
  /** Instead of "Save". */
  label?: string;
  children?: ReactNode;
}

/** The button under a form, and what became of it. */
export function Save({ state, label, children }: SaveProps) {
  const { t } = useMessages();
  return (
    <div className="grid gap-3">
      {state.error !== null && (
        <Alert tone="danger" live>
          {state.error.message === "" ? t(m.notSaved) : state.error.message}
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" loading={state.isSending}>
          {label ?? t(m.save)}
        </Button>
        {children}
        <span role="status" className="text-muted">
          {state.isDone ? t(m.saved) : ""}
        </span>
      </div>
    </div>
  );
}

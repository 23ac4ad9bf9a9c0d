"use client";
import { FormRow } from "../../forms/form/index.js";
import { FormTextField } from "../../forms/form-fields/index.js";
import { useLocale, type AddressFormat } from "../../locale/index.js";
import { numberText } from "../../primitives/field/index.js";

/** Longest numbers that servers take: three digits of a zone or block, five of a building. */
const lengths: Partial<Record<string, number>> = { zone_number: 3, building_number: 5 };

const autoComplete: Partial<Record<string, string>> = { city: "address-level2", state: "address-level1" };

/** The address fields of a market, in its order and with its names. */
export function FormatFields({ format }: { format: AddressFormat }) {
  const { language } = useLocale();
  return (
    <div data-slot="address-fields" className="grid gap-4">
      {format.map((row) => {
        const fields = row.map(({ part, label, required = false, numeric = false }) => (
          <FormTextField
            key={part}
            name={part}
            label={label[language]}
            autoComplete={autoComplete[part] ?? "off"}
            {...(numeric
              ? {
                  code: true,
                  inputMode: "numeric",
                  parse: (text: string) => numberText(text, lengths[part] ?? 60),
                }
              : { maxLength: 60 })}
            {...(required ? { "aria-required": true } : { optional: true })}
          />
        ));
        return fields.length === 1 ? fields[0] : <FormRow key={row[0]?.part}>{fields}</FormRow>;
      })}
    </div>
  );
}

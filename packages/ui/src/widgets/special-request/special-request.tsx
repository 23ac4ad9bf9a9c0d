"use client";
import { useId, type ComponentProps } from "react";
import { useMessages, catalogueMessages } from "../../locale/index.js";
import { TextArea } from "../../primitives/text-area/index.js";

/** Maximum length of a special request in characters (the server rejects more). */
export const specialRequestLength = 200;

export interface SpecialRequestProps extends Omit<ComponentProps<"section">, "onChange" | "children"> {
  value: string;
  onValueChange: (note: string) => void;
  /** Level of the heading. */
  level?: 2 | 3 | undefined;
}

/** Special request for one product. */
export function SpecialRequest({ value, onValueChange, level = 3, ...rest }: SpecialRequestProps) {
  const { t } = useMessages();
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section data-slot="special-request" aria-labelledby={id} {...rest}>
      <Heading id={id} className="text-heading heading">
        {t(catalogueMessages.specialRequest)}
      </Heading>
      <p className="mb-2.5 text-small text-muted">{t(catalogueMessages.specialRequestHelp)}</p>
      <TextArea
        label={t(catalogueMessages.specialRequest)}
        labelHidden
        placeholder={t(catalogueMessages.specialRequestExample)}
        maxLength={specialRequestLength}
        value={value}
        onValueChange={onValueChange}
      />
    </section>
  );
}

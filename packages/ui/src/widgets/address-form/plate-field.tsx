"use client";
import { CircleAlert } from "../../primitives/icon/icon-nodes.js";
import { useId, type ComponentProps } from "react";
import { useMessages, checkoutMessages } from "../../locale/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { cx } from "../../lib/cx.js";
import { limitText } from "../../lib/limit-text.js";

/** A number input on the plate: the attributes of the control, and its error. */
export interface PlateInput extends Omit<ComponentProps<"input">, "size"> {
  error?: string | undefined;
}

export interface PlateFieldProps extends Omit<ComponentProps<"div">, "children"> {
  zone: PlateInput;
  street: PlateInput;
  building: PlateInput;
}

const inputClass =
  "min-w-0 w-full rounded-tag bg-on-plate/14 text-[1.375rem] font-semibold leading-none text-on-plate ring-1 ring-inset ring-on-plate/62 outline-hidden transition-[background-color,border-color,box-shadow] focus:bg-on-plate focus:text-plate focus:shadow-[0_0_0_3px_color-mix(in_srgb,var(--ui-on-plate)_45%,transparent)] focus-visible:outline-hidden aria-invalid:ring-2 aria-invalid:ring-danger-soft";

function Well({
  english,
  arabic,
  errorId,
  error,
  large,
  maxLength,
  onChange,
  ...input
}: PlateInput & { english: string; arabic: string; errorId: string; large?: boolean }) {
  return (
    <label
      className={cx(
        "col-start-1 flex min-w-0 flex-col gap-1",
        large && "col-start-2! row-span-2 row-start-1",
      )}
    >
      <span className="flex justify-between gap-2 text-caption leading-5 font-medium">
        <span lang="en" className="text-on-plate">
          {english}
        </span>{" "}
        <span lang="ar" dir="rtl" className="tracking-normal text-on-plate">
          {arabic}
        </span>
      </span>
      <input
        {...input}
        onChange={(event) => {
          limitText(event, maxLength);
          onChange?.(event);
        }}
        dir="ltr"
        autoComplete="off"
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        data-slot="plate-input"
        className={cx(
          inputClass,
          large ? "flex-1 px-1 text-center text-[3rem] max-compact:text-[2.25rem]" : "h-12 px-3",
        )}
      />
    </label>
  );
}

/**
 * Input in the form of the blue house-number plate: zone above street, building beside both, labels in both languages.
 * Like the plate, it is never mirrored. Accepts digits of any script.
 */
export function PlateField({ zone, street, building, className, ...rest }: PlateFieldProps) {
  const { t } = useMessages();
  const id = useId();
  const errors = [
    { id: `${id}z`, error: zone.error },
    { id: `${id}s`, error: street.error },
    { id: `${id}b`, error: building.error },
  ].filter(({ error }) => error);
  return (
    <div
      data-slot="plate-field"
      role="group"
      aria-label={t(checkoutMessages.plate)}
      {...rest}
      className={className}
    >
      <div dir="ltr" className="rounded-[18px] bg-plate p-1.5 text-on-plate">
        <div className="grid grid-cols-2 gap-x-3.5 gap-y-2.5 rounded-[13px] border-2 border-on-plate/88 px-3.5 pt-3 pb-3.5">
          <Well
            {...zone}
            english={t(checkoutMessages.plateZone)}
            arabic={t(checkoutMessages.plateZoneArabic)}
            errorId={`${id}z`}
            inputMode="numeric"
          />
          <Well
            {...street}
            english={t(checkoutMessages.plateStreet)}
            arabic={t(checkoutMessages.plateStreetArabic)}
            errorId={`${id}s`}
            maxLength={120}
          />
          <Well
            {...building}
            english={t(checkoutMessages.plateBuilding)}
            arabic={t(checkoutMessages.plateBuildingArabic)}
            errorId={`${id}b`}
            inputMode="numeric"
            large
          />
        </div>
      </div>
      {errors.length > 0 ? (
        <ul className="mt-2 grid gap-1">
          {errors.map(({ id: errorId, error }) => (
            <li
              key={errorId}
              id={errorId}
              data-slot="field-error"
              className="flex gap-1.5 text-caption font-medium text-danger-text"
            >
              <Icon of={CircleAlert} className="h-lh w-3.5" />
              {error}
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-2 text-small text-muted">{t(checkoutMessages.plateHelp)}</p>
      )}
    </div>
  );
}

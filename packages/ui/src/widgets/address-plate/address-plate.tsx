import type { ComponentProps } from "react";
import { cx } from "../../lib/cx.js";

export interface AddressPlateProps extends Omit<ComponentProps<"span">, "children"> {
  zone: string;
  /** Street number; the plate has no street name. */
  street: string;
  building: string;
}

/**
 * House number in the form of Qatar's blue plates. Like the plate, it is never mirrored. Hidden from assistive
 * technology, as the text next to it contains the same numbers.
 */
export function AddressPlate({ zone, street, building, className, ...rest }: AddressPlateProps) {
  const fits = building.length <= 3;
  return (
    <span
      data-slot="address-plate"
      dir="ltr"
      aria-hidden
      {...rest}
      className={cx("block size-18 flex-none rounded-field bg-plate p-1 text-on-plate", className)}
    >
      <span className="flex h-full flex-col items-center justify-center gap-1 rounded-small border-[1.5px] border-on-plate/80 px-0.5 leading-none font-semibold">
        <span className={fits ? "text-[1.5rem]" : "text-[1.125rem]"}>{building}</span>
        <span className="max-w-full truncate text-caption leading-4 font-medium">
          {/^\d/.test(street) ? `${zone} · ${street}` : zone}
        </span>
      </span>
    </span>
  );
}

import type { ComponentProps } from "react";
import { cx } from "../../lib/cx.js";

export interface AddressPlateProps extends Omit<ComponentProps<"span">, "children"> {
  zone: string;
  /** Its number; a name does not stand on the plate. */
  street: string;
  building: string;
}

/**
 * A house number as the blue plate by the door shows it. Like the plate it never mirrors. The words beside it say the
 * same, so it is hidden from assistive technology.
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
        <span className="max-w-full truncate text-f1 leading-4 font-medium">
          {/^\d/.test(street) ? `${zone} · ${street}` : zone}
        </span>
      </span>
    </span>
  );
}

"use client";
import { Bike, ShoppingBag, Utensils, type LucideIcon } from "lucide-react";
import { useId, type ComponentProps } from "react";
import { useText, catalogueWords, type Word } from "../../locale/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { join } from "../../theme/join.js";

export const orderTypeKinds = ["delivery", "pickup", "dine_in"] as const;
export type OrderTypeKind = (typeof orderTypeKinds)[number];

const faces = {
  delivery: { icon: Bike, word: catalogueWords.delivery, flip: true },
  pickup: { icon: ShoppingBag, word: catalogueWords.pickup, flip: false },
  dine_in: { icon: Utensils, word: catalogueWords.dineIn, flip: false },
} as const satisfies Record<OrderTypeKind, { icon: LucideIcon; word: Word; flip: boolean }>;

export interface OrderTypeSwitchProps extends Omit<ComponentProps<"div">, "onChange" | "children"> {
  options: readonly OrderTypeKind[];
  value: OrderTypeKind;
  onChange: (type: OrderTypeKind) => void;
}

/** Delivery, pick up or dine in: one is always chosen. */
export function OrderTypeSwitch({ options, value, onChange, className, ...rest }: OrderTypeSwitchProps) {
  const { t } = useText();
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={t(catalogueWords.orderType)}
      data-slot="order-type-switch"
      {...rest}
      className={join("inline-flex max-w-full gap-0.5 rounded-sheet bg-sunken p-1", className)}
    >
      {options.map((type) => {
        const { icon, word, flip } = faces[type];
        return (
          <label
            key={type}
            className="relative flex min-h-10 min-w-0 flex-auto items-center justify-center gap-2 rounded-full px-3 text-f2 compact:px-4.5 font-medium text-muted transition-colors hit-area hover:text-text has-checked:bg-raised has-checked:text-text has-checked:shadow-knob has-focus-visible:outline-[3px] has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={type}
              checked={type === value}
              onChange={() => onChange(type)}
              className="absolute inset-0 appearance-none rounded-full outline-none"
            />
            <Icon of={icon} size="small" flip={flip} className="max-compact:hidden" />
            <span className="py-1 text-center text-balance desktop:whitespace-nowrap">{t(word)}</span>
          </label>
        );
      })}
    </div>
  );
}

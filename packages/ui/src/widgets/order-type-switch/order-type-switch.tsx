"use client";
import { Bike, ShoppingBag, Utensils } from "../../primitives/icon/icon-nodes.js";
import { useMessages, catalogueMessages, type MessageDescriptor } from "../../locale/index.js";
import { Icon, type IconDrawing } from "../../primitives/icon/index.js";
import { SegmentedControl, type SegmentedControlProps } from "../../primitives/segmented-control/index.js";
import type { OrderTypeKind } from "./order-type-table.js";

const presentation = {
  delivery: { icon: Bike, message: catalogueMessages.delivery, flip: true },
  pickup: { icon: ShoppingBag, message: catalogueMessages.pickup, flip: false },
  dine_in: { icon: Utensils, message: catalogueMessages.dineIn, flip: false },
} as const satisfies Record<OrderTypeKind, { icon: IconDrawing; message: MessageDescriptor; flip: boolean }>;

export interface OrderTypeSwitchProps extends Omit<
  SegmentedControlProps<OrderTypeKind>,
  "options" | "value" | "onValueChange" | "onChange" | "label" | "labelHidden"
> {
  options: readonly OrderTypeKind[];
  value: OrderTypeKind;
  onValueChange: (type: OrderTypeKind) => void;
}

/**
 * Delivery, pickup or dine-in; one is always selected. `className` is applied to the field, other props to the group.
 */
export function OrderTypeSwitch({ options, onValueChange, ...rest }: OrderTypeSwitchProps) {
  const { t } = useMessages();
  return (
    <SegmentedControl
      {...rest}
      label={t(catalogueMessages.orderType)}
      labelHidden
      onValueChange={onValueChange}
      options={options.map((value) => {
        const { icon, message, flip } = presentation[value];
        return {
          value,
          label: t(message),
          icon: (
            <Icon
              of={icon}
              size="small"
              flip={flip}
              className={options.length > 2 ? "" : "max-compact:hidden"}
            />
          ),
        };
      })}
    />
  );
}

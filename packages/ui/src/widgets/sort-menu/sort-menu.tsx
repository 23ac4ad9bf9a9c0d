"use client";
import { ArrowDownUp, ChevronDown } from "../../primitives/icon/icon-nodes.js";
import type { ComponentProps } from "react";
import { useMessages, catalogueMessages } from "../../locale/index.js";
import { Chip } from "../../primitives/chip/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { Menu } from "../../primitives/menu/index.js";

export interface SortMenuProps<Value extends string = string> extends Omit<
  ComponentProps<"span">,
  "children" | "onChange"
> {
  /** Options; the first is the default. */
  options: readonly { value: Value; label: string }[];
  value: Value;
  onValueChange: (value: Value) => void;
}

/** Sort order of a list: a chip with the current order that opens a menu. */
export function SortMenu<Value extends string>({
  options,
  value,
  onValueChange,
  ...rest
}: SortMenuProps<Value>) {
  const { t } = useMessages();
  const chosen = options.find((option) => option.value === value) ?? options[0];
  return (
    <Menu
      data-slot="sort-menu"
      {...rest}
      align="end"
      trigger={
        <Chip
          selected={chosen !== options[0]}
          icon={<Icon of={ArrowDownUp} size="small" />}
          end={<Icon of={ChevronDown} size="small" />}
        >
          <span className="sr-only">{`${t(catalogueMessages.sort)}: `}</span>
          {chosen?.label}
        </Chip>
      }
      items={[
        {
          label: t(catalogueMessages.sort),
          value: chosen?.value ?? "",
          choices: options,
          onValueChange: (next) => onValueChange(next as Value),
        },
      ]}
    />
  );
}

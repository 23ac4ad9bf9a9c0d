"use client";
import * as Radix from "@radix-ui/react-popover";
import type { ReactNode, RefObject } from "react";
import { usePortalContainer } from "../../theme/portal-container.js";
import { dataMessages, useMessages } from "../../locale/index.js";
import { useOverlayOrigin } from "../dialog/use-overlay-origin.js";
import { Icon } from "../icon/index.js";
import { Check } from "../icon/icon-nodes.js";
import { SpinnerDrawing } from "../spinner/spinner-drawing.js";
import type { ComboboxOption } from "./filter-options.js";
import type { Listbox } from "./use-listbox.js";

export interface ListboxPopupProps {
  id: string;
  /** Element that names the list. */
  labelId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The field; presses inside it do not close the list. */
  field: RefObject<HTMLElement | null>;
  options: readonly ComboboxOption[];
  listbox: Listbox;
  isSelected: (option: ComboboxOption) => boolean;
  onChoose: (index: number) => void;
  multiple?: boolean | undefined;
  loading?: boolean | undefined;
  empty?: ReactNode;
  children: ReactNode;
}

const optionClass =
  "flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-button-small px-3 py-2 text-start select-none aria-disabled:cursor-default aria-disabled:text-faint data-active:bg-sunken forced-colors:data-active:outline-2 forced-colors:data-active:-outline-offset-2";

/** The list under a combobox's field. The focus stays in the field. `children` are the field. */
export function ListboxPopup({
  id,
  labelId,
  open,
  onOpenChange,
  field,
  options,
  listbox,
  isSelected,
  onChoose,
  multiple,
  loading,
  empty,
  children,
}: ListboxPopupProps) {
  const { t } = useMessages();
  const { ref: originRef, attributes } = useOverlayOrigin();
  const container = usePortalContainer();
  const { list, active, setActive } = listbox;
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Anchor asChild>{children}</Radix.Anchor>
      <span hidden ref={originRef} data-slot="overlay-origin" />
      <Radix.Portal container={container}>
        <Radix.Content
          {...attributes}
          role="presentation"
          data-slot="listbox-popup"
          align="start"
          sideOffset={6}
          collisionPadding={8}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            if (field.current?.contains(event.target as Node)) event.preventDefault();
          }}
          // A press on the list must not take the focus out of the field.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          className="z-overlay flex max-h-[min(20rem,var(--radix-popover-content-available-height))] w-(--radix-popover-trigger-width) max-w-[calc(100vw-1rem)] min-w-40 flex-col overflow-y-auto overscroll-contain rounded-panel border border-border bg-surface p-2 text-text shadow-sheet data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in"
        >
          <div
            ref={list}
            id={id}
            role="listbox"
            aria-labelledby={labelId}
            aria-multiselectable={multiple || undefined}
            data-slot="listbox"
          >
            {options.map((option, index) => {
              const selected = isSelected(option);
              return (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the focus and the keys
                <div
                  key={option.value}
                  id={`${id}-${index}`}
                  role="option"
                  aria-selected={selected}
                  aria-disabled={option.disabled || undefined}
                  data-slot="listbox-option"
                  data-index={index}
                  data-active={index === active ? "" : undefined}
                  onPointerMove={() => !option.disabled && setActive(index)}
                  onClick={() => !option.disabled && onChoose(index)}
                  className={optionClass}
                >
                  <span className="min-w-0 flex-1">
                    <span dir="auto" className="block font-medium wrap-anywhere">
                      {option.label}
                    </span>
                    {option.description && (
                      <span className="block text-small text-muted wrap-anywhere">{option.description}</span>
                    )}
                  </span>
                  {selected && <Icon of={Check} className="text-primary-text" />}
                </div>
              );
            })}
          </div>
          {loading ? (
            <div className="grid place-items-center p-3 text-muted">
              <SpinnerDrawing />
            </div>
          ) : (
            options.length === 0 && (
              <div data-slot="listbox-empty" className="px-3 py-2.5 text-muted">
                {empty ?? t(dataMessages.noMatch)}
              </div>
            )
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

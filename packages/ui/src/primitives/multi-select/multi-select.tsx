"use client";
import { useControllableState } from "@radix-ui/react-use-controllable-state";
import { useId, useRef, useState, type ComponentProps, type ReactNode } from "react";
import { cx } from "../../lib/cx.js";
import { mergeRefs } from "../../lib/merge-refs.js";
import { dataMessages, useMessages } from "../../locale/index.js";
import { filterOptions, type ComboboxOption } from "../combobox/filter-options.js";
import { ListboxPopup } from "../combobox/listbox-popup.js";
import { useListbox } from "../combobox/use-listbox.js";
import { Field, fieldBoxClass, fieldInputClass, type FieldTexts } from "../field/index.js";
import { Icon } from "../icon/index.js";
import { ChevronDown, X } from "../icon/icon-nodes.js";

export interface MultiSelectProps
  extends
    FieldTexts,
    Omit<ComponentProps<"input">, "required" | "size" | "value" | "defaultValue" | "onChange"> {
  options: readonly ComboboxOption[];
  /** Values of the chosen options, in the order in which they were chosen. */
  value?: string[] | undefined;
  defaultValue?: string[] | undefined;
  onValueChange?: ((value: string[]) => void) | undefined;
  /** Shown when nothing is found. */
  empty?: ReactNode;
  /** Name of hidden inputs with the values, for native form submission. */
  name?: string | undefined;
}

/**
 * Several of many options, found by typing. Each chosen one is a tag with a button that removes it; Backspace in the empty field
 * removes the last.
 */
export function MultiSelect({
  label,
  labelHidden,
  help,
  error,
  required,
  optional,
  id,
  className,
  options,
  value: valueProp,
  defaultValue,
  onValueChange,
  empty,
  name,
  placeholder,
  disabled = false,
  readOnly = false,
  ref,
  onBlur,
  onKeyDown,
  onClick,
  ...rest
}: MultiSelectProps) {
  const { t } = useMessages();
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [value, setValue] = useControllableState<string[]>({
    prop: valueProp,
    defaultProp: defaultValue ?? [],
    onChange: onValueChange,
    caller: "MultiSelect",
  });
  const [open, setOpen] = useState(false);
  const [search, setSearch] = useState("");
  const found = filterOptions(options, search);
  const isOff = disabled || readOnly;

  function change(next: boolean) {
    if (isOff) return;
    setOpen(next);
    if (!next) listbox.setActive(-1);
  }
  function toggle(option: ComboboxOption) {
    setValue(
      value.includes(option.value) ? value.filter((one) => one !== option.value) : [...value, option.value],
    );
    setSearch("");
  }
  function remove(removed: string) {
    setValue(value.filter((one) => one !== removed));
    input.current?.focus();
  }
  const listbox = useListbox({
    id: listId,
    count: found.length,
    isDisabled: (index) => found[index]?.disabled ?? false,
    open,
    onOpenChange: change,
    onChoose: (index) => toggle(found[index]!),
    initial: -1,
  });

  return (
    <Field {...{ label, labelHidden, help, error, required, optional, id, className }}>
      {({ labelId, ...control }) => (
        <ListboxPopup
          {...{ labelId, open, listbox, empty }}
          id={listId}
          multiple
          field={box}
          options={found}
          onOpenChange={change}
          isSelected={(option) => value.includes(option.value)}
          onChoose={(index) => toggle(found[index]!)}
        >
          <div
            ref={box}
            data-slot="multi-select"
            className={cx(
              fieldBoxClass({ invalid: Boolean(error) }),
              "min-h-control flex-wrap gap-1.5 px-2 py-1.5",
            )}
          >
            {value.map((one) => {
              const text = options.find((option) => option.value === one)?.label ?? one;
              return (
                <span
                  key={one}
                  data-slot="multi-select-tag"
                  className={cx(
                    "flex min-h-8 max-w-full min-w-0 items-center gap-1 rounded-tag bg-sunken ps-2.5 text-small font-medium",
                    disabled ? "text-muted" : "text-text",
                  )}
                >
                  <bdi className="min-w-0 truncate">{text}</bdi>
                  <button
                    type="button"
                    aria-label={t(dataMessages.removeChoice, { name: text })}
                    disabled={isOff}
                    onClick={() => remove(one)}
                    className="relative grid size-8 flex-none place-items-center rounded-tag text-muted hover:text-text disabled:hidden"
                  >
                    <Icon of={X} size="small" />
                  </button>
                </span>
              );
            })}
            <input
              autoComplete="off"
              spellCheck={false}
              dir="auto"
              {...rest}
              {...control}
              ref={mergeRefs(input, ref)}
              type="text"
              role="combobox"
              placeholder={
                value.length === 0 ? (placeholder ?? t(dataMessages.choosePlaceholder)) : undefined
              }
              aria-expanded={open}
              aria-autocomplete="list"
              aria-controls={open ? listId : undefined}
              aria-activedescendant={listbox.activeId}
              disabled={disabled}
              readOnly={readOnly}
              value={search}
              data-slot="multi-select-input"
              onClick={(event) => {
                onClick?.(event);
                change(true);
              }}
              onChange={(event) => {
                const text = event.target.value;
                setSearch(text);
                change(true);
                const matches = filterOptions(options, text);
                listbox.setActive(text === "" ? -1 : matches.findIndex((option) => !option.disabled));
              }}
              onKeyDown={(event) => {
                onKeyDown?.(event);
                listbox.onKeyDown(event);
                if (event.key === "Backspace" && search === "" && value.length > 0 && !isOff)
                  setValue(value.slice(0, -1));
              }}
              onBlur={(event) => {
                setSearch("");
                change(false);
                onBlur?.(event);
              }}
              className={cx(
                fieldInputClass,
                "min-h-8 min-w-[min(8rem,100%)] px-2 [text-align:-webkit-match-parent] [text-align:match-parent]",
              )}
            />
            <Icon of={ChevronDown} className="me-2 text-muted" />
            {name !== undefined &&
              value.map((one) => (
                <input key={one} type="hidden" name={name} value={one} disabled={disabled} />
              ))}
            <span role="status" className="sr-only">
              {open
                ? search === ""
                  ? t(dataMessages.chosenCount, { count: value.length })
                  : t(dataMessages.choicesFound, { count: found.length })
                : ""}
            </span>
          </div>
        </ListboxPopup>
      )}
    </Field>
  );
}

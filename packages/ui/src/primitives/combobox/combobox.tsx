"use client";
import { useControllableState } from "@radix-ui/react-use-controllable-state";
import { useId, useRef, useState, type ComponentProps, type ReactNode } from "react";
import { cx } from "../../lib/cx.js";
import { mergeRefs } from "../../lib/merge-refs.js";
import { commonMessages, dataMessages, useMessages } from "../../locale/index.js";
import { Field, fieldBoxClass, fieldInputClass, type FieldTexts } from "../field/index.js";
import { Icon } from "../icon/index.js";
import { ChevronDown, X } from "../icon/icon-nodes.js";
import { filterOptions, type ComboboxOption } from "./filter-options.js";
import { ListboxPopup } from "./listbox-popup.js";
import { useListbox } from "./use-listbox.js";

export interface ComboboxProps
  extends
    FieldTexts,
    Omit<ComponentProps<"input">, "required" | "size" | "value" | "defaultValue" | "onChange"> {
  options: readonly ComboboxOption[];
  /** Value of the chosen option; "" if none is. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /**
   * Called with what is typed. An app that searches by a server gives the found options, and `filter={false}`.
   */
  onSearch?: ((search: string) => void) | undefined;
  /** `false`: the options are shown as they come. */
  filter?: boolean | undefined;
  /** Options are being searched. */
  loading?: boolean | undefined;
  /** Shown when nothing is found. */
  empty?: ReactNode;
  /** Before the text: an `Icon`. */
  icon?: ReactNode;
  /** Name of a hidden input with the value, for native form submission. */
  name?: string | undefined;
}

/**
 * One of many options, found by typing. The text is only a search: what was not chosen is gone when the field is left. The label
 * of a value that is not among the options, because they are searched elsewhere, is kept since it was chosen.
 */
export function Combobox({
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
  onSearch,
  filter = true,
  loading = false,
  empty,
  icon,
  name,
  disabled = false,
  readOnly = false,
  ref,
  onBlur,
  onKeyDown,
  onClick,
  ...rest
}: ComboboxProps) {
  const { t } = useMessages();
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [value, setValue] = useControllableState({
    prop: valueProp,
    defaultProp: defaultValue ?? "",
    onChange: onValueChange,
    caller: "Combobox",
  });
  const [open, setOpen] = useState(false);
  /** What is typed; undefined while the field shows the chosen option. */
  const [search, setSearch] = useState<string>();
  const [last, setLast] = useState<ComboboxOption>();
  const chosen =
    options.find((option) => option.value === value) ?? (last?.value === value ? last : undefined);
  const found = filter && search !== undefined ? filterOptions(options, search) : options;

  function change(next: boolean) {
    if (disabled || readOnly) return;
    setOpen(next);
    if (!next) listbox.setActive(-1);
  }
  function choose(option: ComboboxOption | undefined) {
    setLast(option);
    setValue(option?.value ?? "");
    setSearch(undefined);
    if (search !== undefined) onSearch?.("");
    change(false);
  }
  const listbox = useListbox({
    id: listId,
    count: found.length,
    isDisabled: (index) => found[index]?.disabled ?? false,
    open,
    onOpenChange: change,
    onChoose: (index) => choose(found[index]),
    initial: found.findIndex((option) => option.value === value),
  });

  return (
    <Field {...{ label, labelHidden, help, error, required, optional, id, className }}>
      {({ labelId, ...control }) => (
        <ListboxPopup
          {...{ labelId, open, listbox, loading, empty }}
          id={listId}
          field={box}
          options={found}
          onOpenChange={change}
          isSelected={(option) => option.value === value}
          onChoose={(index) => choose(found[index])}
        >
          <div
            ref={box}
            data-slot="combobox"
            className={cx(fieldBoxClass({ invalid: Boolean(error) }), "h-control gap-1 pe-1")}
          >
            {icon && <span className="me-2 flex flex-none">{icon}</span>}
            <input
              autoComplete="off"
              spellCheck={false}
              dir="auto"
              placeholder={t(dataMessages.choosePlaceholder)}
              {...rest}
              {...control}
              ref={mergeRefs(input, ref)}
              type="text"
              role="combobox"
              aria-expanded={open}
              aria-autocomplete="list"
              aria-controls={open ? listId : undefined}
              aria-activedescendant={listbox.activeId}
              aria-busy={loading || undefined}
              disabled={disabled}
              readOnly={readOnly}
              value={search ?? chosen?.label ?? ""}
              data-slot="combobox-input"
              onClick={(event) => {
                onClick?.(event);
                change(true);
              }}
              onChange={(event) => {
                const text = event.target.value;
                setSearch(text);
                onSearch?.(text);
                change(true);
                // The first match is what Enter takes.
                const matches = filter ? filterOptions(options, text) : [];
                listbox.setActive(text === "" ? -1 : matches.findIndex((option) => !option.disabled));
                if (text === "") setValue("");
              }}
              onKeyDown={(event) => {
                onKeyDown?.(event);
                listbox.onKeyDown(event);
                if (
                  event.key !== "Escape" ||
                  event.defaultPrevented ||
                  (search === undefined && value === "")
                )
                  return;
                event.preventDefault();
                event.stopPropagation();
                choose(undefined);
              }}
              onBlur={(event) => {
                setSearch(undefined);
                if (search !== undefined) onSearch?.("");
                change(false);
                onBlur?.(event);
              }}
              className={cx(
                fieldInputClass,
                "text-ellipsis [text-align:-webkit-match-parent] [text-align:match-parent]",
              )}
            />
            {value !== "" && !disabled && !readOnly && (
              <button
                type="button"
                tabIndex={-1}
                aria-label={t(dataMessages.clearChoice)}
                data-slot="combobox-clear"
                onClick={() => {
                  choose(undefined);
                  input.current?.focus();
                }}
                className="grid size-9 flex-none place-items-center rounded-full text-muted hover:bg-sunken hover:text-text active:bg-border"
              >
                <Icon of={X} size="small" />
              </button>
            )}
            <button
              type="button"
              tabIndex={-1}
              aria-label={t(dataMessages.showChoices)}
              aria-expanded={open}
              disabled={disabled || readOnly}
              data-slot="combobox-toggle"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                change(!open);
                input.current?.focus();
              }}
              className="grid size-9 flex-none place-items-center rounded-full text-muted"
            >
              <Icon of={ChevronDown} />
            </button>
            {name !== undefined && <input type="hidden" name={name} value={value} disabled={disabled} />}
            <span role="status" className="sr-only">
              {open && search !== undefined && !loading
                ? t(dataMessages.choicesFound, { count: found.length })
                : loading && open
                  ? t(commonMessages.loading)
                  : ""}
            </span>
          </div>
        </ListboxPopup>
      )}
    </Field>
  );
}

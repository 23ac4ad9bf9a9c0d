"use client";
import { cva } from "class-variance-authority";
import { Search, X } from "../icon/icon-nodes.js";
import { useRef, type ComponentProps, type ReactNode } from "react";
import { formsMessages, commonMessages, useMessages } from "../../locale/index.js";
import { cx } from "../../lib/cx.js";
import { limitText } from "../../lib/limit-text.js";
import { fieldFocusClass, fieldInputClass } from "../field/index.js";
import { mergeRefs } from "../../lib/merge-refs.js";
import { Icon } from "../icon/index.js";
import { SpinnerDrawing } from "../spinner/spinner-drawing.js";

export const searchFieldSizes = ["large", "medium"] as const;
export type SearchFieldSize = (typeof searchFieldSizes)[number];

const searchFieldClass = cva(
  [
    "flex w-full min-w-0 items-center gap-3 rounded-full border border-border bg-surface shadow-search transition-[background-color,border-color,box-shadow] hover:border-control has-disabled:border-border has-disabled:bg-sunken has-disabled:text-faint has-disabled:shadow-none",
    fieldFocusClass,
  ],
  {
    variants: {
      size: {
        large: "h-search ps-5 pe-1.5",
        medium: "h-search-desktop ps-4.5 pe-0.5 text-small",
      } satisfies Record<SearchFieldSize, string>,
    },
  },
);

export interface SearchFieldProps extends Omit<ComponentProps<"input">, "size" | "type" | "aria-label"> {
  /** Accessible name; no label is visible. */
  label: string;
  /** 56 px high on a phone's search screen, 48 px in headers and above lists. */
  size?: SearchFieldSize | undefined;
  /** Shows a spinner instead of the search icon. */
  loading?: boolean | undefined;
  /** At the end, after the clear button: a filter button. */
  end?: ReactNode;
  /** Called with the new text and the reason of the change, in addition to the native `onChange`. */
  onValueChange?: ((value: string, reason: "type" | "clear") => void) | undefined;
  /** Custom labels of the clear button and the spinner. */
  labels?: { clear?: string; loading?: string } | undefined;
}

/**
 * Sets the value and fires an input event, so that controlled and uncontrolled fields update (React overrides the plain
 * setter).
 */
function setNativeValue(input: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

/**
 * Search input. Escape and the button at the end clear it. In an empty field Escape propagates, to close the
 * surrounding overlay. Enter submits the surrounding form. Other props are applied to the input, `className` to the
 * field.
 */
export function SearchField({
  label,
  size = "medium",
  loading = false,
  end,
  labels,
  placeholder,
  className,
  onChange,
  onKeyDown,
  onValueChange,
  maxLength,
  ref,
  ...rest
}: SearchFieldProps) {
  const { t } = useMessages();
  const inputRef = useRef<HTMLInputElement>(null);
  const clearing = useRef(false);

  function clear() {
    const input = inputRef.current;
    if (!input) return;
    clearing.current = true;
    setNativeValue(input, "");
    clearing.current = false;
    input.focus();
  }

  return (
    <div data-slot="search-field" data-size={size} className={searchFieldClass({ size, className })}>
      {loading ? (
        <span role="status" data-slot="search-field-loading" className="flex-none">
          <SpinnerDrawing />
          <span className="sr-only">{labels?.loading ?? t(commonMessages.loading)}</span>
        </span>
      ) : (
        <Icon of={Search} />
      )}
      <input
        autoComplete="off"
        enterKeyHint="search"
        // Customers search names of either script in both languages.
        dir="auto"
        {...rest}
        ref={mergeRefs(inputRef, ref)}
        // HTML allows no other role for an input of the type search.
        type={rest.role === "combobox" ? "text" : "search"}
        aria-label={label}
        aria-busy={loading || undefined}
        // Never empty: the clear button depends on `:placeholder-shown`.
        placeholder={placeholder || " "}
        data-slot="search-field-input"
        onChange={(event) => {
          limitText(event, maxLength);
          onChange?.(event);
          onValueChange?.(event.target.value, clearing.current ? "clear" : "type");
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (event.key !== "Escape" || event.defaultPrevented || event.currentTarget.value === "") return;
          event.preventDefault();
          event.stopPropagation();
          clear();
        }}
        className={cx(
          fieldInputClass,
          "peer appearance-none text-ellipsis [text-align:-webkit-match-parent] [text-align:match-parent] [&::-webkit-search-cancel-button]:hidden",
        )}
      />
      <button
        type="button"
        data-slot="search-field-clear"
        aria-label={labels?.clear ?? t(formsMessages.clearSearch)}
        onClick={clear}
        className="grid size-touch flex-none place-items-center rounded-full text-muted transition-colors peer-placeholder-shown:hidden peer-disabled:hidden peer-read-only:hidden hover:bg-sunken hover:text-text active:bg-border"
      >
        <Icon of={X} />
      </button>
      {end}
    </div>
  );
}

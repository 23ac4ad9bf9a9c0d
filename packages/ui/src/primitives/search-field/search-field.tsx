"use client";
import { cva } from "class-variance-authority";
import { Search, X } from "lucide-react";
import { useRef, type ComponentProps, type ReactNode } from "react";
import { formsMessages, commonMessages, useMessages } from "../../locale/index.js";
import { cx } from "../../lib/cx.js";
import { fieldFocus, fieldInput } from "../field/index.js";
import { mergeRefs } from "../../lib/merge-refs.js";
import { Icon } from "../icon/index.js";
import { SpinnerDrawing } from "../spinner/spinner-drawing.js";

export const searchFieldSizes = ["large", "medium"] as const;
export type SearchFieldSize = (typeof searchFieldSizes)[number];

const searchFieldClass = cva(
  [
    "flex w-full min-w-0 items-center gap-3 rounded-full border border-border bg-surface shadow-search transition-[border-color,box-shadow] hover:border-control has-disabled:border-border has-disabled:bg-sunken has-disabled:text-faint has-disabled:shadow-none",
    fieldFocus,
  ],
  {
    variants: {
      size: {
        large: "h-search ps-5 pe-1.5",
        medium: "h-search-desktop ps-4.5 pe-0.5 text-f2",
      } satisfies Record<SearchFieldSize, string>,
    },
  },
);

export interface SearchFieldProps extends Omit<ComponentProps<"input">, "size" | "type" | "aria-label"> {
  /** What is searched, in words: the field's only name, for it shows none. */
  label: string;
  /** 56 px high on a phone's own search screen, 48 px in headers and over lists. */
  size?: SearchFieldSize | undefined;
  /** An answer is awaited: the glass turns into a spinner. */
  loading?: boolean | undefined;
  /** At the end, after the clear button: a filter button. */
  end?: ReactNode;
  /** The new text and why it is new, beside the native `onChange`. */
  onValueChange?: ((value: string, reason: "type" | "clear") => void) | undefined;
  /** Words that differ here. */
  labels?: { clear?: string; loading?: string } | undefined;
}

/**
 * Sets a text as if it were typed, so that `onChange` is told and both controlled and uncontrolled fields follow
 * (React hides the plain setter).
 */
function writeInto(input: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

/**
 * A text that is searched for. Escape and the button at the end clear it; an empty field lets Escape through, to
 * close what is around it. Enter submits the form around it. Rest props go to the input, `className` to the frame.
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
  ref,
  ...rest
}: SearchFieldProps) {
  const { t } = useMessages();
  const own = useRef<HTMLInputElement>(null);
  const clearing = useRef(false);

  function clear() {
    const input = own.current;
    if (!input) return;
    clearing.current = true;
    writeInto(input, "");
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
        // Names in both scripts are searched for in both languages.
        dir="auto"
        {...rest}
        ref={mergeRefs(own, ref)}
        type="search"
        aria-label={label}
        aria-busy={loading || undefined}
        // Never empty: the clear button goes by whether the placeholder shows.
        placeholder={placeholder || " "}
        data-slot="search-field-input"
        onChange={(event) => {
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
          fieldInput,
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

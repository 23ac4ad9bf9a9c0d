"use client";
import { useId, type ComponentProps, type ReactNode } from "react";
import { mergeRefs } from "../../lib/merge-refs.js";
import { cx } from "../../lib/cx.js";
import { Choice, type ChoiceLayout, type ChoiceTexts } from "../radio-group/choice.js";
import { Icon } from "../icon/index.js";
import { CircleAlert } from "lucide-react";

export interface CheckboxProps extends ChoiceTexts, Omit<ComponentProps<"input">, "type"> {
  /** `plain` in forms; `row` and `card` put the mark at the end, as in `RadioGroup`. */
  layout?: ChoiceLayout | undefined;
  /** Some of what it stands for is chosen and some is not; looks and is told as "mixed". */
  indeterminate?: boolean | undefined;
  /** What is wrong and what to do; shown as given. */
  error?: ReactNode;
  /** The new state, beside the native `onChange`. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** Yes or no, or one of several that may be chosen together. */
export function Checkbox({
  layout = "plain",
  error,
  indeterminate = false,
  onChange,
  onCheckedChange,
  ref,
  ...rest
}: CheckboxProps) {
  const noteId = useId();
  const choice = (
    <Choice
      {...rest}
      // A property without an attribute, which every press clears: set anew with each render.
      ref={mergeRefs<HTMLInputElement>((input) => {
        if (input) input.indeterminate = indeterminate;
      }, ref)}
      {...(error ? { "aria-invalid": true, "aria-describedby": noteId } : {})}
      type="checkbox"
      slot="checkbox"
      layout={layout}
      onChange={(event) => {
        onChange?.(event);
        onCheckedChange?.(event.target.checked);
      }}
    />
  );
  if (!error) return choice;
  return (
    <div data-slot="checkbox-field">
      {choice}
      <p
        id={noteId}
        data-slot="field-error"
        className={cx("mt-1 flex gap-1.5 text-f1 font-medium text-danger-text")}
      >
        <Icon of={CircleAlert} className="h-lh w-3.5" />
        {error}
      </p>
    </div>
  );
}

"use client";
import { useId, type ComponentProps, type ReactNode } from "react";
import { mergeRefs } from "../../lib/merge-refs.js";
import { cx } from "../../lib/cx.js";
import { Choice, type ChoiceLayout, type ChoiceTexts } from "../radio-group/choice.js";
import { Icon } from "../icon/index.js";
import { CircleAlert } from "../icon/icon-nodes.js";

export interface CheckboxProps extends ChoiceTexts, Omit<ComponentProps<"input">, "type"> {
  /** `plain` in forms; `row` and `card` put the box at the inline end, as in `RadioGroup`. */
  layout?: ChoiceLayout | undefined;
  /** Some, but not all, of the options it represents are selected. Announced as "mixed". */
  indeterminate?: boolean | undefined;
  /** Error message. */
  error?: ReactNode;
  /** Called with the new state, in addition to the native `onChange`. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** Checkbox for a yes/no choice or for one option of a multiple choice. */
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
      // `indeterminate` exists only as a property, and each click clears it. Set it again on each render.
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
        className={cx("mt-1 flex gap-1.5 text-caption font-medium text-danger-text")}
      >
        <Icon of={CircleAlert} className="h-lh w-3.5" />
        {error}
      </p>
    </div>
  );
}

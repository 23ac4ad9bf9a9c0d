"use client";
import { cva } from "class-variance-authority";
import { useId, type ComponentProps, type ReactNode } from "react";
import { useMessage, commonMessages } from "../../locale/index.js";
import { cx } from "../../lib/cx.js";
import { Icon } from "../icon/index.js";
import { CircleAlert } from "../icon/icon-nodes.js";

/** The words around a control. Every field takes them. */
export interface FieldTexts {
  label: ReactNode;
  /** The label is said, not shown, because the surroundings show it. */
  labelHidden?: boolean | undefined;
  /** Under the control, as long as there is no error. */
  help?: ReactNode;
  /** What is wrong and what to do; shown as given. */
  error?: ReactNode;
  /** Told to assistive technology; the form's own validation decides. */
  required?: boolean | undefined;
  /** Says "Optional" beside the label. Fields without it are needed. */
  optional?: boolean | undefined;
}

/** The edge and halo of a box that has the focus inside. */
export const fieldFocus = "field-focus";

/** The box that a text is typed into. */
export const fieldBox = cva(["ui-field-box", fieldFocus], {
  variants: { invalid: { true: "field-invalid" } },
});

/** The control inside a `fieldBox`: no box of its own. Forced colours keep the browser's outline. */
export const fieldInput = "ui-field-input";

const noteClass = cva("flex gap-1.5", {
  variants: {
    position: {
      above: "-mt-1 mb-1.5 text-f1",
      below: "mt-1.5 text-f1",
      center: "mt-4 justify-center text-center text-f2",
    },
    invalid: { true: "font-medium text-danger-text", false: "text-muted" },
  },
});

/** What ties a control to its words: spread on the control. */
export interface FieldControl {
  id: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
  "aria-required"?: true;
}

export interface FieldProps extends FieldTexts, Omit<ComponentProps<"div">, "id" | "children"> {
  /** Of the control; made up when absent. */
  id?: string | undefined;
  children: (control: FieldControl & { labelId: string }) => ReactNode;
  /** Help and error stand in the middle, under a control that does. */
  center?: boolean | undefined;
  /** The label does not belong to one control but names a group. */
  group?: boolean | undefined;
}

/** Label above, help or error below (a group's help above), all tied to the control between them. */
export function Field({
  label,
  labelHidden,
  help,
  error,
  required,
  optional,
  id,
  className,
  children,
  center,
  group,
  ...rest
}: FieldProps) {
  const optionalLabel = useMessage(commonMessages.optional);
  const made = useId();
  const own = id ?? made;
  const labelId = `${own}-label`;
  const noteId = `${own}-note`;
  const Label = group ? "span" : "label";
  const note = error || help;
  const isAbove = group && !error;
  const noteLine = note && (
    <p
      id={noteId}
      data-slot={error ? "field-error" : "field-help"}
      className={noteClass({
        position: center ? "center" : isAbove ? "above" : "below",
        invalid: Boolean(error),
      })}
    >
      {error && <Icon of={CircleAlert} className="h-lh w-3.5" />}
      <span className="min-w-0 wrap-anywhere">{note}</span>
    </p>
  );
  return (
    <div
      data-slot="field"
      data-invalid={error ? "" : undefined}
      {...rest}
      className={cx("min-w-0", className)}
    >
      <div className={cx(labelHidden ? "sr-only" : "mb-1.5 flex justify-between gap-3 text-f2")}>
        <Label
          id={labelId}
          {...(group ? {} : { htmlFor: own })}
          data-slot="field-label"
          className="min-w-0 font-medium wrap-anywhere"
        >
          {label}
        </Label>
        {optional && <span className="text-f1 leading-f2 text-muted">{optionalLabel}</span>}
      </div>
      {isAbove && noteLine}
      {children({
        id: own,
        labelId,
        // Left out when there is nothing to say, so that what the control brings along stands.
        ...(note ? { "aria-describedby": noteId } : {}),
        ...(error ? { "aria-invalid": true as const } : {}),
        // Not the native attribute: that calls an empty field invalid before anything was typed.
        ...(required ? { "aria-required": true as const } : {}),
      })}
      {!isAbove && noteLine}
    </div>
  );
}

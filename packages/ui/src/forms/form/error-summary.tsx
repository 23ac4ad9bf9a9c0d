"use client";
import { useState, type ComponentProps } from "react";
import { formsMessages, useMessages } from "../../locale/index.js";
import { Alert } from "../../primitives/alert/index.js";
import { cx } from "../../lib/cx.js";
import { focusControl } from "./focus-control.js";
import { useFieldId } from "./use-form-field.js";
import { useFormErrors } from "./use-form-errors.js";

/** Keeps the text of the first render: repeating the count after every fix would be noise. */
function Announcement({ text }: { text: string }) {
  const [first] = useState(text);
  return (
    <span role="alert" className="sr-only">
      {first}
    </span>
  );
}

export interface ErrorSummaryProps extends Omit<ComponentProps<"div">, "children"> {
  /** Replaces the count when all fields are empty (REQ-FORM-21: 'Please fill all inputs'). */
  emptyMessage?: string | undefined;
  /** Number of failed submits; each is announced once. */
  attempt: number;
  /** Lists every invalid field with a link to it, and takes the focus instead of being announced. */
  links?: boolean | undefined;
  /** Ids of the form's elements in document order: the order of the links. */
  order?: readonly string[] | undefined;
}

/** Alert above a form after a failed submit: the server's error, or the number of invalid fields with links to them. */
export function ErrorSummary({
  emptyMessage,
  attempt,
  links = false,
  order = [],
  className,
  ...rest
}: ErrorSummaryProps) {
  const { t } = useMessages();
  const idOf = useFieldId();
  const { failed, invalidFields, allEmpty, formError } = useFormErrors();
  const countText =
    allEmpty && emptyMessage ? emptyMessage : t(formsMessages.errorCount, { count: invalidFields.length });
  const shown = formError ?? (failed && invalidFields.length > 0 ? countText : undefined);
  if (!shown) return null;
  const linkedFields =
    links && failed ? invalidFields.map((field) => ({ ...field, id: idOf(field.name) })) : [];
  linkedFields.sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  return (
    <div
      data-slot="error-summary"
      // Announced once: by the live region if the focus is on the first invalid field, by the focus if it moves here.
      {...(links ? { tabIndex: -1, role: "group", "aria-label": shown } : {})}
      {...rest}
      className={cx("rounded-field", className)}
    >
      {!links && attempt > 0 && <Announcement key={attempt} text={shown} />}
      <Alert tone="danger" className={linkedFields.length > 0 ? "items-start" : "font-medium"}>
        <span
          aria-hidden={!links && attempt > 0}
          className={linkedFields.length > 0 ? "font-semibold" : undefined}
        >
          {shown}
        </span>
        {linkedFields.length > 0 && (
          <ul data-slot="error-summary-list" className="mt-1 -mb-2">
            {linkedFields.map(({ id, message }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  data-slot="error-summary-link"
                  onClick={(event) => {
                    // Keep the URL: a router would read the fragment as a page.
                    event.preventDefault();
                    focusControl(document.getElementById(id));
                  }}
                  className="inline-flex min-h-touch items-center rounded-tag underline underline-offset-4 hover:no-underline"
                >
                  {message}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Alert>
    </div>
  );
}

"use client";
import { useState, type ComponentProps } from "react";
import { formsMessages, useMessages } from "../../locale/index.js";
import { Alert } from "../../primitives/alert/index.js";
import { cx } from "../../lib/cx.js";
import { focusControl } from "./focus-control.js";
import { useFieldId } from "./use-form-field.js";
import { useFormErrors } from "./use-form-errors.js";

/** Read out as it was when it appeared: a number that then falls with every fix would be noise. */
function Announcement({ text }: { text: string }) {
  const [first] = useState(text);
  return (
    <span role="alert" className="sr-only">
      {first}
    </span>
  );
}

export interface ErrorSummaryProps extends Omit<ComponentProps<"div">, "children"> {
  /** Said instead of a number when nothing at all was filled in (REQ-FORM-21: 'Please fill all inputs'). */
  emptyMessage?: string | undefined;
  /** Counts the failed submits: each is announced once. */
  attempt: number;
  /** Names every wrong field with a way to it, and takes the focus instead of being announced. */
  links?: boolean | undefined;
  /** Ids of the form's elements from its top to its foot: the order of the links. */
  order?: readonly string[] | undefined;
}

/** One alert over a form that did not go through: what the server said, or how much there is to fix, and where. */
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
  const { failed, wrong, allEmpty, formError } = useFormErrors();
  const counted =
    allEmpty && emptyMessage ? emptyMessage : t(formsMessages.errorCount, { count: wrong.length });
  const shown = formError ?? (failed && wrong.length > 0 ? counted : undefined);
  if (!shown) return null;
  const listed = links && failed ? wrong.map((field) => ({ ...field, id: idOf(field.name) })) : [];
  listed.sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  return (
    <div
      data-slot="error-summary"
      // Said once: by the announcement when the focus is at the first wrong field, by the focus when it comes here.
      {...(links ? { tabIndex: -1, role: "group", "aria-label": shown } : {})}
      {...rest}
      className={cx("rounded-field", className)}
    >
      {!links && attempt > 0 && <Announcement key={attempt} text={shown} />}
      <Alert tone="danger" className={listed.length > 0 ? "items-start" : "font-medium"}>
        <span aria-hidden={!links && attempt > 0} className={listed.length > 0 ? "font-semibold" : undefined}>
          {shown}
        </span>
        {listed.length > 0 && (
          <ul data-slot="error-summary-list" className="mt-1 -mb-2">
            {listed.map(({ id, message }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  data-slot="error-summary-link"
                  onClick={(event) => {
                    // The address stays as it is: a router would take the fragment for a page.
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

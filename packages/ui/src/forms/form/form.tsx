"use client";
import { FORM_ERROR } from "final-form";
import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type FormEvent,
  type ReactNode,
} from "react";
import { Form as FinalForm, useForm, useFormState } from "react-final-form";
import { useLocale } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { join } from "../../theme/join.js";
import { ErrorSummary } from "./error-summary.js";
import type { FieldErrors } from "./validate-with.js";

/** What a server refused: texts by field, and one for the form as a whole. Nothing when it went through. */
export interface SubmitErrors<Values> {
  fields?: FieldErrors<Values> | undefined;
  form?: string | undefined;
}

export interface FormProps<Values extends object> extends Omit<
  ComponentProps<"form">,
  "onSubmit" | "children" | "action"
> {
  /** Values at the start; keep the object, or what was typed is put back. */
  initialValues: Values;
  /** Runs on every change; texts are shown as given. See `validateWith`. */
  validate?: ((values: Values) => FieldErrors<Values>) | undefined;
  /** Runs once at a time, with values that passed `validate`. Resolves to what went wrong, if anything. */
  onSubmit: (values: Values) => Promise<SubmitErrors<Values> | void> | SubmitErrors<Values> | void;
  /** Summary when every field was left empty (spec section 5: 'Please fill all inputs'). */
  emptyMessage?: string | undefined;
  /** Told of what is typed so far, to keep it elsewhere. */
  onValuesChange?: ((values: Values) => void) | undefined;
  children: ReactNode;
}

function toFinalForm<Values>(errors: SubmitErrors<Values> | void): Record<string, unknown> | undefined {
  if (!errors || (!errors.form && !Object.keys(errors.fields ?? {}).length)) return undefined;
  return { ...errors.fields, ...(errors.form ? { [FORM_ERROR]: errors.form } : {}) };
}

function FormElement({
  submit,
  emptyMessage,
  className,
  children,
  ...rest
}: Omit<ComponentProps<"form">, "onSubmit"> & {
  submit: (event: FormEvent<HTMLFormElement>) => Promise<unknown> | undefined;
  emptyMessage: string | undefined;
}) {
  const form = useForm();
  const element = useRef<HTMLFormElement>(null);
  const [attempt, setAttempt] = useState(0);

  useLayoutEffect(() => {
    if (attempt === 0) return;
    const wrong = element.current?.querySelector<HTMLElement>("[aria-invalid='true']");
    // A group is no stop of its own: its first control is.
    const target = wrong?.matches("input, textarea, select")
      ? wrong
      : wrong?.querySelector<HTMLElement>("input");
    target?.focus();
  }, [attempt]);

  return (
    <form
      noValidate
      data-slot="form"
      {...rest}
      ref={element}
      onSubmit={(event) => {
        void Promise.resolve(submit(event)).then(() => {
          const { hasValidationErrors, hasSubmitErrors } = form.getState();
          if (hasValidationErrors || hasSubmitErrors) setAttempt((n) => n + 1);
        });
      }}
      className={join("grid gap-4", className)}
    >
      <ErrorSummary attempt={attempt} emptyMessage={emptyMessage} />
      {children}
    </form>
  );
}

/**
 * A form on final-form. Errors of a field show once it was left, or after a failed submit; then the first wrong
 * field has the focus and an alert at the top counts. What was typed stays, whatever the answer.
 */
export function Form<Values extends object>({
  initialValues,
  validate,
  onSubmit,
  onValuesChange,
  emptyMessage,
  children,
  ...rest
}: FormProps<Values>) {
  const { language } = useLocale();
  // A new function with each language: final-form then asks again, and the messages change their language too.
  const check = useMemo(
    () => validate && ((values: Values) => validate(values) as Record<string, string>),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the language is no argument, but it is an input
    [validate, language],
  );
  return (
    <FinalForm<Values>
      initialValues={initialValues as Partial<Values>}
      {...(check ? { validate: check } : {})}
      onSubmit={async (values) => toFinalForm(await onSubmit(values))}
      subscription={{ submitting: true }}
    >
      {({ handleSubmit, submitting }) => (
        <FormElement
          {...rest}
          aria-busy={submitting || undefined}
          submit={handleSubmit as (event: FormEvent<HTMLFormElement>) => Promise<unknown> | undefined}
          emptyMessage={emptyMessage}
        >
          {onValuesChange && <ValuesListener onChange={onValuesChange as (values: object) => void} />}
          {children}
        </FormElement>
      )}
    </FinalForm>
  );
}

function ValuesListener({ onChange }: { onChange: (values: object) => void }) {
  const { values } = useFormState({ subscription: { values: true } });
  const told = useRef(values);
  useEffect(() => {
    if (told.current === values) return;
    told.current = values;
    onChange(values);
  }, [values, onChange]);
  return null;
}

/** Two fields side by side. */
export function FormRow({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div data-slot="form-row" {...rest} className={join("grid grid-cols-2 items-start gap-3", className)} />
  );
}

/** The button that sends the form; waits while the answer does. */
export function SubmitButton({ children, ...rest }: { children: ReactNode; end?: ReactNode }) {
  const { submitting } = useFormState({ subscription: { submitting: true } });
  return (
    <Button wide {...rest} type="submit" loading={Boolean(submitting)}>
      {children}
    </Button>
  );
}

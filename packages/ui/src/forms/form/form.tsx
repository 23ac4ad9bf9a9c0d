"use client";
import { FORM_ERROR, setIn } from "final-form";
import {
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type FormEvent,
  type ReactNode,
} from "react";
import { Form as FinalForm, useForm, useFormState } from "react-final-form";
import { formsMessages, useLocale, useMessages } from "../../locale/index.js";
import { Button, type ButtonProps } from "../../primitives/button/index.js";
import { mergeRefs } from "../../lib/merge-refs.js";
import { cx } from "../../lib/cx.js";
import { ErrorSummary } from "./error-summary.js";
import { focusControl } from "./focus-control.js";
import { FormDraft } from "./form-draft.js";
import { FormIdContext } from "./use-form-field.js";
import { useLoadedValidation, type Check } from "./use-loaded-validation.js";
import type { FieldErrors, Validate } from "./validate-with.js";

/** Errors of a rejected submit: messages by field, and one for the whole form. Empty on success. */
export interface SubmitErrors<Values> {
  fields?: FieldErrors<Values> | undefined;
  form?: string | undefined;
}

export interface FormProps<Values extends object> extends Omit<
  ComponentProps<"form">,
  "onSubmit" | "children" | "action"
> {
  /** Initial values. New ones update only fields that the customer has not changed. */
  initialValues: Values;
  /**
   * Runs on every change and returns messages by field. See `validateWith`. What it has to load is loaded when the form gets
   * the focus; a submit waits for it.
   */
  validate?: Validate<Values> | undefined;
  /**
   * Called with values that passed `validate`, one call at a time. Resolves to the errors, if any. If it rejects, the
   * form shows that nothing was sent and passes the error to `onSubmitFailure`.
   */
  onSubmit: (values: Values) => Promise<SubmitErrors<Values> | void> | SubmitErrors<Values> | void;
  /** Called when `onSubmit` rejects. Without it the error is reported as uncaught. */
  onSubmitFailure?: ((error: unknown) => void) | undefined;
  /** Summary when all fields are empty (REQ-FORM-21: 'Please fill all inputs'). */
  emptyMessage?: string | undefined;
  /**
   * After a failed submit: `count` shows the number of errors and focuses the first invalid field (short forms);
   * `links` lists every invalid field with a link and takes the focus (long forms).
   */
  errorSummary?: "count" | "links" | undefined;
  /**
   * Key under which the values are saved for the tab until submitted, across reloads and navigation. Passwords and
   * files are not saved. See `clearFormDrafts`.
   */
  draftKey?: string | undefined;
  /** Called with the current values on every change. */
  onValuesChange?: ((values: Values) => void) | undefined;
  children: ReactNode;
}

/** Converts messages keyed by `a.b` to final-form's nested object. */
function toNested(errors: object): object {
  return Object.entries(errors).reduce<object>((tree, [name, text]) => setIn(tree, name, text) ?? tree, {});
}

function toFinalForm<Values>(errors: SubmitErrors<Values> | void): Record<string, unknown> | undefined {
  if (!errors || (!errors.form && !Object.keys(errors.fields ?? {}).length)) return undefined;
  return { ...toNested(errors.fields ?? {}), ...(errors.form ? { [FORM_ERROR]: errors.form } : {}) };
}

function FormElement({
  submit,
  check,
  load,
  emptyMessage,
  errorSummary,
  className,
  children,
  ref,
  ...rest
}: Omit<ComponentProps<"form">, "onSubmit"> & {
  submit: (event: FormEvent<HTMLFormElement>) => Promise<unknown> | undefined;
  check: Check | undefined;
  load: (() => Promise<unknown>) | undefined;
  emptyMessage: string | undefined;
  errorSummary: "count" | "links";
}) {
  const form = useForm();
  const element = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState<{ attempt: number; order: string[] }>({ attempt: 0, order: [] });
  const links = errorSummary === "links";
  const loadAndCheck = useLoadedValidation(element, check, load);

  useLayoutEffect(() => {
    if (failure.attempt === 0) return;
    const firstInvalid = element.current?.querySelector<HTMLElement>("[aria-invalid='true']");
    const summary = element.current?.querySelector<HTMLElement>("[data-slot='error-summary']");
    if (links) summary?.focus();
    else if (firstInvalid) focusControl(firstInvalid);
    else summary?.scrollIntoView({ block: "nearest" });
  }, [failure, links]);

  return (
    <form
      noValidate
      data-slot="form"
      {...rest}
      ref={mergeRefs(element, ref)}
      onSubmit={(event) => {
        const { currentTarget } = event;
        event.preventDefault();
        const submitted = loadAndCheck ? loadAndCheck().then(() => submit(event)) : submit(event);
        void Promise.resolve(submitted).then(() => {
          const { hasValidationErrors, hasSubmitErrors } = form.getState();
          if (!hasValidationErrors && !hasSubmitErrors) return;
          const order = Array.from(currentTarget.querySelectorAll("[id]"), ({ id }) => id);
          setFailure(({ attempt }) => ({ attempt: attempt + 1, order }));
        });
      }}
      className={cx("grid gap-4", className)}
    >
      <ErrorSummary {...failure} links={links} emptyMessage={emptyMessage} />
      {children}
    </form>
  );
}

/**
 * Form on final-form. A field shows its error on blur or after a failed submit; then an alert at the top summarizes the
 * errors and the focus moves to the first one. Values are kept whatever the response, and repeated clicks submit once.
 */
export function Form<Values extends object>({
  initialValues,
  validate,
  onSubmit,
  onSubmitFailure,
  onValuesChange,
  emptyMessage,
  errorSummary = "count",
  draftKey,
  children,
  ...rest
}: FormProps<Values>) {
  const { language } = useLocale();
  const { t } = useMessages();
  const id = useId();
  // A new validator per language: final-form then validates again, and the messages change their language.
  const check = useMemo(
    () => validate && ((values: Values) => toNested(validate(values))),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the language is not an argument but affects the messages
    [validate, language],
  );
  return (
    <FormIdContext value={id}>
      <FinalForm<Values>
        initialValues={initialValues as Partial<Values>}
        keepDirtyOnReinitialize
        {...(check ? { validate: check } : {})}
        onSubmit={async (values) => {
          try {
            return toFinalForm(await onSubmit(values));
          } catch (error) {
            (onSubmitFailure ?? reportError)(error);
            return toFinalForm({ form: t(formsMessages.sendFailed) });
          }
        }}
        subscription={{ submitting: true }}
      >
        {({ handleSubmit, submitting }) => (
          <FormElement
            {...rest}
            aria-busy={submitting || undefined}
            check={check as Check | undefined}
            load={validate?.load}
            submit={handleSubmit as (event: FormEvent<HTMLFormElement>) => Promise<unknown> | undefined}
            emptyMessage={emptyMessage}
            errorSummary={errorSummary}
          >
            {onValuesChange && <ValuesListener onChange={onValuesChange as (values: object) => void} />}
            {children}
            {draftKey !== undefined && <FormDraft storageKey={draftKey} />}
          </FormElement>
        )}
      </FinalForm>
    </FormIdContext>
  );
}

function ValuesListener({ onChange }: { onChange: (values: object) => void }) {
  const { values } = useFormState({ subscription: { values: true } });
  const reported = useRef(values);
  useEffect(() => {
    if (reported.current === values) return;
    reported.current = values;
    onChange(values);
  }, [values, onChange]);
  return null;
}

/** Two fields side by side. */
export function FormRow({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div data-slot="form-row" {...rest} className={cx("grid grid-cols-2 items-start gap-3", className)} />
  );
}

/** Submit button; shows the loading state while the form is submitting. */
export function SubmitButton({
  children,
  ...rest
}: {
  children: ReactNode;
  end?: ReactNode;
  variant?: ButtonProps["variant"];
}) {
  const { submitting } = useFormState({ subscription: { submitting: true } });
  return (
    <Button wide {...rest} type="submit" loading={Boolean(submitting)}>
      {children}
    </Button>
  );
}

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
import { Button } from "../../primitives/button/index.js";
import { mergeRefs } from "../../lib/merge-refs.js";
import { cx } from "../../lib/cx.js";
import { ErrorSummary } from "./error-summary.js";
import { focusControl } from "./focus-control.js";
import { FormDraft } from "./form-draft.js";
import { FormIdContext } from "./use-form-field.js";
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
  /** Values at the start. New ones reach only the fields that were not changed since: nothing typed is put back. */
  initialValues: Values;
  /** Runs on every change; texts are shown as given. See `validateWith`. */
  validate?: ((values: Values) => FieldErrors<Values>) | undefined;
  /**
   * Runs once at a time, with values that passed `validate`. Resolves to what went wrong, if anything. When it rejects,
   * the form says that nothing was sent, and the error goes on to `onSubmitFailure`.
   */
  onSubmit: (values: Values) => Promise<SubmitErrors<Values> | void> | SubmitErrors<Values> | void;
  /** Hears of an `onSubmit` that rejected; without it the error is reported as an uncaught one is. */
  onSubmitFailure?: ((error: unknown) => void) | undefined;
  /** Summary when every field was left empty (REQ-FORM-21: 'Please fill all inputs'). */
  emptyMessage?: string | undefined;
  /**
   * After a failed submit: `count` says at the top how much there is to fix and puts the focus into the first wrong
   * field (short forms); `links` names every wrong field with a way to it, and takes the focus (long forms).
   */
  errorSummary?: "count" | "links" | undefined;
  /**
   * Under this name what was typed is kept for the tab until it was sent, over a reload or another screen. Passwords
   * and files never are. See `forgetDraft`.
   */
  draftKey?: string | undefined;
  /** Told of what is typed so far, to keep it elsewhere. */
  onValuesChange?: ((values: Values) => void) | undefined;
  children: ReactNode;
}

/** Texts by `a.b` as final-form holds them: a tree. */
function asTree(errors: object): object {
  return Object.entries(errors).reduce<object>((tree, [name, text]) => setIn(tree, name, text) ?? tree, {});
}

function toFinalForm<Values>(errors: SubmitErrors<Values> | void): Record<string, unknown> | undefined {
  if (!errors || (!errors.form && !Object.keys(errors.fields ?? {}).length)) return undefined;
  return { ...asTree(errors.fields ?? {}), ...(errors.form ? { [FORM_ERROR]: errors.form } : {}) };
}

function FormElement({
  submit,
  emptyMessage,
  errorSummary,
  className,
  children,
  ref,
  ...rest
}: Omit<ComponentProps<"form">, "onSubmit"> & {
  submit: (event: FormEvent<HTMLFormElement>) => Promise<unknown> | undefined;
  emptyMessage: string | undefined;
  errorSummary: "count" | "links";
}) {
  const form = useForm();
  const element = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState<{ attempt: number; order: string[] }>({ attempt: 0, order: [] });
  const links = errorSummary === "links";

  useLayoutEffect(() => {
    if (failure.attempt === 0) return;
    const wrong = element.current?.querySelector<HTMLElement>("[aria-invalid='true']");
    const summary = element.current?.querySelector<HTMLElement>("[data-slot='error-summary']");
    if (links) summary?.focus();
    else if (wrong) focusControl(wrong);
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
        void Promise.resolve(submit(event)).then(() => {
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
 * A form on final-form. Errors of a field show once it was left, or after a failed submit; then an alert at the top
 * sums up and the focus is where mending begins. What was typed stays, whatever the answer, and is sent once however
 * often the button is pressed.
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
  // A new function with each language: final-form then asks again, and the messages change their language too.
  const check = useMemo(
    () => validate && ((values: Values) => asTree(validate(values))),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the language is no argument, but it is an input
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
    <div data-slot="form-row" {...rest} className={cx("grid grid-cols-2 items-start gap-3", className)} />
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

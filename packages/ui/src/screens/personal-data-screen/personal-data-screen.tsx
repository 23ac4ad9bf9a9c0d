"use client";
import { Download, Lock, Trash2 } from "../../primitives/icon/icon-nodes.js";
import { useId, type ComponentProps, type ReactNode } from "react";
import { FormPasswordField } from "../../forms/form-fields/index.js";
import { Form, type FormProps, SubmitButton } from "../../forms/form/index.js";
import { accountMessages, useMessages } from "../../locale/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { AccountFrame, type AccountPageProps } from "../account-frame/index.js";

/** The customer proves who they are, as the API's calls take it. */
export type ConfirmValues = { current_password: string };

type ConfirmForm = Pick<FormProps<ConfirmValues>, "validate" | "onSubmit" | "emptyMessage">;

export interface PersonalDataScreenProps extends Omit<AccountPageProps, "status" | "onRetry"> {
  /** Account email for password managers. */
  email?: string | undefined;
  download: ConfirmForm;
  /** The file was saved. */
  downloaded?: boolean | undefined;
  remove: ConfirmForm;
  /** `signed-out` shows the sign-in prompt. */
  signedOut?: boolean | undefined;
}

/** The customer's own data: download it, or delete the account (REQ-SEC-17). */
export function PersonalDataScreen({
  email,
  download,
  downloaded = false,
  remove,
  signedOut = false,
  ...frame
}: PersonalDataScreenProps) {
  const { t } = useMessages();
  return (
    <AccountFrame
      {...frame}
      data-slot="personal-data-screen"
      status={signedOut ? "signed-out" : "ready"}
      onRetry={() => {}}
      title={t(accountMessages.yourData)}
      skeleton={null}
    >
      <div className="grid gap-4 desktop:grid-cols-2 desktop:items-start">
        <Section
          icon={Download}
          title={t(accountMessages.downloadTitle)}
          text={<p>{t(accountMessages.downloadText)}</p>}
        >
          <PasswordProof {...download} email={email} submit={t(accountMessages.download)} />
          <p role="status" className="text-small font-semibold text-success-text empty:hidden">
            {downloaded && t(accountMessages.downloaded)}
          </p>
        </Section>
        <Section
          icon={Trash2}
          title={t(accountMessages.deleteTitle)}
          text={
            <>
              <p>{t(accountMessages.deleteText)}</p>
              <p>{t(accountMessages.deleteKept)}</p>
            </>
          }
        >
          <PasswordProof {...remove} email={email} submit={t(accountMessages.deleteAccount)} isDanger />
        </Section>
      </div>
    </AccountFrame>
  );
}

function Section({
  icon,
  title,
  text,
  children,
}: {
  icon: ComponentProps<typeof Icon>["of"];
  title: string;
  text: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-4 rounded-panel border border-border bg-surface p-5 desktop:p-6"
    >
      <h2 id={id} className="flex items-center gap-2 text-body font-semibold">
        <Icon of={icon} />
        {title}
      </h2>
      <div className="grid gap-2 text-small text-muted">{text}</div>
      {children}
    </section>
  );
}

function PasswordProof({
  email,
  submit,
  isDanger = false,
  ...form
}: ConfirmForm & { email: string | undefined; submit: string; isDanger?: boolean }) {
  const { t } = useMessages();
  return (
    <Form<ConfirmValues> {...form} initialValues={{ current_password: "" }} aria-label={submit}>
      {email && <input type="email" autoComplete="username" value={email} readOnly hidden />}
      <FormPasswordField
        name="current_password"
        label={t(accountMessages.currentPassword)}
        autoComplete="current-password"
        icon={<Icon of={Lock} />}
        required
      />
      <SubmitButton variant={isDanger ? "danger" : undefined}>{submit}</SubmitButton>
    </Form>
  );
}

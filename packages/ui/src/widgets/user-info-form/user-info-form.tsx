"use client";
import { useState, type ComponentProps } from "react";
import { Form, SubmitButton, type FormProps } from "../../forms/form/index.js";
import { accountMessages, useMessages } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import type { ProfileValues } from "../profile-form/index.js";
import { PersonFields } from "../profile-form/person-fields.js";
import { UsernameField } from "../profile-form/username-field.js";

/** Data requested after the first sign-in (REQ-ACCOUNT-22). */
export type UserInfoValues = Pick<ProfileValues, "birthday" | "gender" | "country" | "username">;

export interface UserInfoFormProps
  extends
    Pick<FormProps<UserInfoValues>, "validate" | "onSubmit" | "onSubmitFailure" | "emptyMessage">,
    Omit<ComponentProps<"form">, "onSubmit" | "children" | "action"> {
  initialValues?: Partial<UserInfoValues> | undefined;
  countries: readonly { code: string; name: string }[];
  /** Today in the market's time zone, `yyyy-mm-dd`. */
  today: string;
  /** Continues without saving. */
  onSkip: () => void;
}

/** Missing customer data after the first sign-in; can be skipped. */
export function UserInfoForm({ initialValues, countries, today, onSkip, ...rest }: UserInfoFormProps) {
  const { t } = useMessages();
  const [start] = useState<UserInfoValues>(() => ({
    birthday: "",
    gender: "",
    country: "",
    username: "",
    ...initialValues,
  }));
  return (
    <Form<UserInfoValues> data-slot="user-info-form" {...rest} initialValues={start}>
      <PersonFields countries={countries} today={today} />
      <UsernameField />
      <SubmitButton>{t(accountMessages.saveAndGoOn)}</SubmitButton>
      <Button variant="text" wide onClick={onSkip}>
        {t(accountMessages.skip)}
      </Button>
    </Form>
  );
}

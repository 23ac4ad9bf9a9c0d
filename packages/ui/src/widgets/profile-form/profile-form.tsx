"use client";
import { useState, type ComponentProps } from "react";
import { FormNameFields, FormPhoneField } from "../../forms/form-fields/index.js";
import { Form, SubmitButton, type FormProps } from "../../forms/form/index.js";
import { accountMessages, authMessages, useMarket, useMessages, withoutPrefix } from "../../locale/index.js";
import { Badge } from "../../primitives/badge/index.js";
import { TextField } from "../../primitives/text-field/index.js";
import type { PictureLimits } from "../../lib/fit-pictures/index.js";
import { PictureField } from "./picture-field.js";
import { PersonFields } from "./person-fields.js";
import { UsernameField } from "./username-field.js";

/** Values of the form, as the API's user info call takes them; `""` for none. */
export type ProfileValues = {
  first_name: string;
  last_name: string;
  username: string;
  mobile: string;
  /** `yyyy-mm-dd`. */
  birthday: string;
  gender: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** New picture. */
  avatar: File | null;
};

export interface ProfileFormProps
  extends
    Pick<FormProps<ProfileValues>, "validate" | "onSubmit" | "onSubmitFailure" | "emptyMessage">,
    Omit<ComponentProps<"form">, "onSubmit" | "children" | "action"> {
  initialValues: Partial<ProfileValues>;
  /** Current picture. */
  picture?: string | null | undefined;
  /** What the server takes of a new picture; by default 5 MB and 25 megapixels. */
  pictureLimits?: PictureLimits | undefined;
  /** Read-only here. */
  email: string;
  emailVerified?: boolean | undefined;
  countries: readonly { code: string; name: string }[];
  /** Today in the market's time zone, `yyyy-mm-dd`: the latest valid birthday. */
  today: string;
}

/** Profile form: picture, names, mobile number, birthday, gender, country. */
export function ProfileForm({
  initialValues,
  picture = null,
  pictureLimits,
  email,
  emailVerified = false,
  countries,
  today,
  ...rest
}: ProfileFormProps) {
  const { t } = useMessages();
  const { phonePrefix } = useMarket();
  const [start] = useState<ProfileValues>(() => ({
    first_name: "",
    last_name: "",
    username: "",
    birthday: "",
    gender: "",
    country: "",
    avatar: null,
    ...initialValues,
    mobile: withoutPrefix(initialValues.mobile ?? "", phonePrefix),
  }));
  return (
    <Form<ProfileValues> data-slot="profile-form" {...rest} initialValues={start}>
      <PictureField
        name={`${start.first_name} ${start.last_name}`}
        picture={picture}
        limits={pictureLimits}
      />
      <FormNameFields />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 large:grid-cols-2">
        <UsernameField />
        <TextField
          label={t(authMessages.email)}
          value={email}
          readOnly
          code
          end={emailVerified && <Badge tone="success">{t(accountMessages.verified)}</Badge>}
        />
        <FormPhoneField name="mobile" label={t(authMessages.mobile)} required />
        <PersonFields countries={countries} today={today} />
      </div>
      <SubmitButton>{t(accountMessages.saveChanges)}</SubmitButton>
    </Form>
  );
}

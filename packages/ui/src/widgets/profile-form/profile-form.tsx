"use client";
import { Camera } from "lucide-react";
import { useEffect, useId, useState, type ComponentProps } from "react";
import { FormNameFields, FormPhoneField } from "../../forms/form-fields/index.js";
import { Form, SubmitButton, useFormField, type FormProps } from "../../forms/form/index.js";
import { accountMessages, authMessages, useMarket, useMessages, withoutPrefix } from "../../locale/index.js";
import { Avatar } from "../../primitives/avatar/index.js";
import { Badge } from "../../primitives/badge/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { TextField } from "../../primitives/text-field/index.js";
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

const pictureTypes = ["image/jpeg", "image/png"];
const maxBytes = 5 * 1024 * 1024;

/** The customer's picture, with a button to replace it. */
function PictureField({ name, picture }: { name: string; picture: string | null }) {
  const { t } = useMessages();
  const { id, value, change, error } = useFormField<File | null>("avatar", { secret: true });
  const problem = useId();
  const [isRejected, setIsRejected] = useState(false);
  const [preview, setPreview] = useState<string | null>(null);
  useEffect(() => {
    if (!value) return setPreview(null);
    const url = URL.createObjectURL(value);
    setPreview(url);
    return () => URL.revokeObjectURL(url);
  }, [value]);
  const shown = preview ?? picture;
  const message = isRejected ? t(accountMessages.pictureFormat) : error;
  return (
    <div>
      <div className="flex items-center gap-4">
        <label
          data-slot="profile-picture"
          className="relative block flex-none cursor-pointer rounded-[50%] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        >
          {shown ? (
            <img src={shown} alt="" width={64} height={64} className="size-16 rounded-[50%] object-cover" />
          ) : (
            <Avatar name={name} size="large" />
          )}
          <span
            aria-hidden
            className="absolute -end-1 -bottom-1 grid size-8 place-items-center rounded-[50%] border border-border bg-surface"
          >
            <Icon of={Camera} size="small" />
          </span>
          <input
            id={id}
            type="file"
            accept={pictureTypes.join(",")}
            aria-label={t(accountMessages.changePicture)}
            aria-invalid={message ? true : undefined}
            aria-describedby={message ? problem : undefined}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
            onChange={(event) => {
              const file = event.target.files?.[0];
              if (!file) return;
              const isAccepted = pictureTypes.includes(file.type) && file.size <= maxBytes;
              setIsRejected(!isAccepted);
              if (isAccepted) change(file);
            }}
          />
        </label>
        <p className="min-w-0 text-heading heading wrap-break-word">
          <bdi className="whitespace-normal">{name}</bdi>
        </p>
      </div>
      <p id={problem} role="alert" className="mt-2 text-small font-medium text-danger-text empty:hidden">
        {message}
      </p>
    </div>
  );
}

export interface ProfileFormProps
  extends
    Pick<FormProps<ProfileValues>, "validate" | "onSubmit" | "onSubmitFailure" | "emptyMessage">,
    Omit<ComponentProps<"form">, "onSubmit" | "children" | "action"> {
  initialValues: Partial<ProfileValues>;
  /** Current picture. */
  picture?: string | null | undefined;
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
      <PictureField name={`${start.first_name} ${start.last_name}`} picture={picture} />
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

import {
  type CallBodyInput,
  isStillToCome,
  type updateUserInfo,
  type User,
  UserInfoRequest,
} from "@talabee/contract";
import type { ProfileValues } from "@talabee/ui/widgets/profile-form";
import type { UserInfoValues } from "@talabee/ui/widgets/user-info-form";
import { type FieldErrors, validateWith } from "@talabee/ui/forms/form";
import type { ValidationText } from "../../platform/index.js";

type Body = CallBodyInput<typeof updateUserInfo>;

type Known = ReturnType<typeof profileValues>;

/** What the forms about the customer begin with; null is empty there. */
export function profileValues(user: User | undefined): Omit<ProfileValues, "avatar"> {
  return {
    first_name: user?.first_name ?? "",
    last_name: user?.last_name ?? "",
    username: user?.username ?? "",
    mobile: user?.mobile ?? "",
    birthday: user?.birthday ?? "",
    gender: user?.gender ?? "",
    country: user?.country ?? "",
  };
}

/** What the profile's form holds, as the panel takes it: what is empty there is nothing here. */
export function profileBody(values: ProfileValues): Body {
  return {
    first_name: values.first_name,
    last_name: values.last_name,
    mobile: values.mobile,
    ...personBody(values),
    ...(values.avatar === null ? {} : { avatar: values.avatar }),
  };
}

/** What /auth/userinfo asks, beside what the customer has told before. */
export function userInfoBody(values: UserInfoValues, known: Known): Body {
  const { first_name, last_name, mobile } = known;
  return { first_name, last_name, mobile, ...personBody(values) };
}

function personBody({ birthday, gender, country, username }: UserInfoValues) {
  return {
    birthday,
    gender: gender as Body["gender"],
    country: country === "" ? null : country,
    username: username.trim() === "" ? null : username,
  };
}

/** What is wrong with the profile as it is typed. */
export function validateProfile(values: ProfileValues, text: ValidationText) {
  return withBirthday(values, validateWith<Body>(UserInfoRequest, text)(profileBody(values)), text);
}

/** What is wrong with what /auth/userinfo asks. */
export function validateUserInfo(values: UserInfoValues, known: Known, text: ValidationText) {
  const errors = validateWith<Body>(UserInfoRequest, text)(userInfoBody(values, known));
  // What it does not ask for cannot be mended there.
  const asked = Object.entries(errors).filter(([field]) => field in values);
  return withBirthday(values, Object.fromEntries(asked) as FieldErrors<UserInfoValues>, text);
}

/** A schema reads no clock: that nobody is born tomorrow is said here (REQ-FORM-28). */
function withBirthday<Errors extends { birthday?: string | undefined }>(
  { birthday }: { birthday: string },
  errors: Errors,
  text: ValidationText,
): Errors {
  if (errors.birthday !== undefined || !isStillToCome(birthday, new Date())) return errors;
  return { ...errors, birthday: text("birthday_invalid") };
}

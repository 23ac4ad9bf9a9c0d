import {
  type CallBodyInput,
  isFutureDate,
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

/** Initial values of the profile forms; null becomes empty text. */
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

/** Request body of the profile form; empty texts become null. */
export function profileBody(values: ProfileValues): Body {
  return {
    first_name: values.first_name,
    last_name: values.last_name,
    mobile: values.mobile,
    ...personBody(values),
    ...(values.avatar === null ? {} : { avatar: values.avatar }),
  };
}

/** Request body of /auth/userinfo, completed with the known name and phone. */
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

/** Errors of the profile form by field. */
export function validateProfile(values: ProfileValues, text: ValidationText) {
  return withBirthday(values, validateWith<Body>(UserInfoRequest, text)(profileBody(values)), text);
}

/** Errors of the /auth/userinfo form by field. */
export function validateUserInfo(values: UserInfoValues, known: Known, text: ValidationText) {
  const errors = validateWith<Body>(UserInfoRequest, text)(userInfoBody(values, known));
  // Errors of fields that the form does not show could not be corrected in it.
  const shown = Object.entries(errors).filter(([field]) => field in values);
  return withBirthday(values, Object.fromEntries(shown) as FieldErrors<UserInfoValues>, text);
}

/** Rejects future birthdays, which the schema cannot because it reads no clock (REQ-FORM-28). */
function withBirthday<Errors extends { birthday?: string | undefined }>(
  { birthday }: { birthday: string },
  errors: Errors,
  text: ValidationText,
): Errors {
  if (errors.birthday !== undefined || !isFutureDate(birthday, new Date())) return errors;
  return { ...errors, birthday: text("birthday_invalid") };
}

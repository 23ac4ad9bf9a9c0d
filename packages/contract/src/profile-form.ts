import type { CallBodyInput } from "./call.js";
import { updateUserInfo } from "#calls";
import { formSchema } from "./form-schema.js";
import { isFutureDate } from "./future-date.js";
import type { User } from "./schemas/account.js";

type Body = CallBodyInput<typeof updateUserInfo>;

/** Values of a form for missing profile data. */
interface UserInfoValues {
  username: string;
  birthday: string;
  gender: string;
  country: string;
}

/** Values of the profile form. */
interface ProfileValues extends UserInfoValues {
  first_name: string;
  last_name: string;
  mobile: string;
}

/** Initial values of the profile forms; null becomes empty text. */
export function profileValues(user: User | undefined): ProfileValues {
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

/** Request body of the profile form; empty texts become null. Without a new avatar the present one stays. */
export function profileBody({
  gender,
  country,
  username,
  avatar = null,
  ...rest
}: ProfileValues & { avatar?: File | null }): Body {
  return {
    ...rest,
    gender: gender as Body["gender"],
    country: country === "" ? null : country,
    username: username.trim() === "" ? null : username,
    ...(avatar === null ? {} : { avatar }),
  };
}

/**
 * The schema of a form with profile data; `known` completes its values, `timeZone` is the market's. Rejects future birthdays, which the request's
 * schema cannot because it reads no clock (REQ-FORM-28).
 */
export function profileFormSchema(known: ProfileValues, timeZone: string) {
  return formSchema<UserInfoValues>(updateUserInfo, {
    toBody: (values) => profileBody({ ...known, ...values }),
    more: ({ birthday }) =>
      isFutureDate(birthday, new Date(), timeZone)
        ? [{ path: ["birthday"], message: "birthday_invalid" }]
        : [],
  });
}

"use client";
import { accountWords, useText } from "../../locale/index.js";
import { UserInfoForm, type UserInfoFormProps } from "../../widgets/user-info-form/index.js";
import { AuthFrame, type AuthFrameProps } from "../auth-frame/index.js";

export interface UserInfoScreenProps extends Omit<AuthFrameProps, "children"> {
  form: UserInfoFormProps;
}

/** After the first sign-in: birthday, gender, country; it may be skipped (spec section 2, /auth/userinfo). */
export function UserInfoScreen({ form, ...frame }: UserInfoScreenProps) {
  const { t } = useText();
  return (
    <AuthFrame data-slot="user-info-screen" {...frame}>
      <h1 tabIndex={-1} data-slot="page-title" className="text-f5 heading outline-none">
        {t(accountWords.aboutYou)}
      </h1>
      <p className="mt-1 mb-5 text-muted">{t(accountWords.aboutYouText)}</p>
      <UserInfoForm {...form} />
    </AuthFrame>
  );
}

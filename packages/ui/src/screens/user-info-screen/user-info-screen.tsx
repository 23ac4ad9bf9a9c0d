"use client";
import type { ComponentProps, ReactNode } from "react";
import { accountWords, useText } from "../../locale/index.js";
import { Picture, type PictureSource } from "../../primitives/picture/index.js";
import { join } from "../../theme/join.js";
import { UserInfoForm, type UserInfoFormProps } from "../../widgets/user-info-form/index.js";

export interface UserInfoScreenProps extends Omit<ComponentProps<"div">, "children"> {
  /** `AuthHeader`. */
  header?: ReactNode;
  form: UserInfoFormProps;
  /** Beside the form on desktop. */
  picture?: PictureSource | null | undefined;
}

/** After the first sign-in: birthday, gender, country; it may be skipped (spec section 2, /auth/userinfo). */
export function UserInfoScreen({ header, form, picture, className, ...rest }: UserInfoScreenProps) {
  const { t } = useText();
  return (
    <div
      data-slot="user-info-screen"
      {...rest}
      className={join(
        "flex min-h-svh flex-1 flex-col desktop:grid",
        picture !== undefined && "desktop:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]",
        className,
      )}
    >
      <div className="flex flex-col">
        {header}
        <div className="mx-auto w-full max-w-[calc(var(--ui-size-form)+2*1rem)] px-4 pt-2 pb-8 desktop:my-auto">
          <h1 tabIndex={-1} data-slot="page-title" className="text-f5 heading outline-none">
            {t(accountWords.aboutYou)}
          </h1>
          <p className="mt-1 mb-5 text-muted">{t(accountWords.aboutYouText)}</p>
          <UserInfoForm {...form} />
        </div>
      </div>
      {picture !== undefined && (
        <div className="hidden py-4 pe-4 desktop:block">
          <div className="sticky top-4 h-[calc(100svh-2rem)] overflow-hidden rounded-sheet">
            <Picture source={picture} alt="" ratio="fill" sizes="50vw" eager fallback="" />
          </div>
        </div>
      )}
    </div>
  );
}

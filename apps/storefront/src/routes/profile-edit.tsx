import {
  AVATAR_LIMITS,
  profileBody,
  profileFormSchema,
  profileValues,
  startup,
  updateUserInfo,
} from "@talabee/contract";
import { dateIn } from "@talabee/domain";
import { usePageTitle } from "@talabee/ui/app";
import { accountMessages, useMarket } from "@talabee/ui/locale";
import { ProfileEditScreen } from "@talabee/ui/screens/profile-edit-screen";
import type { ProfileValues } from "@talabee/ui/widgets/profile-form";
import { useState } from "react";
import { AccountSidebar } from "../shell/index.js";
import {
  paths,
  submitForm,
  useApiQuery,
  useFormRules,
  useNavigateAfterWrite,
  useShop,
} from "../platform/index.js";
import { useCurrentUser } from "../features/session/index.js";

/** The form of the profile (REQ-ROUTE-35). */
export default function ProfileEditRoute() {
  const shop = useShop();
  const navigate = useNavigateAfterWrite();
  const user = useCurrentUser();
  const lists = useApiQuery(startup);
  const known = user.data;
  const initialValues = profileValues(known);
  const { timeZone } = useMarket();
  const rules = useFormRules<ProfileValues>(profileFormSchema(initialValues, timeZone));
  const [today] = useState(() => dateIn(new Date(), timeZone));
  usePageTitle(accountMessages.editTitle);

  return (
    <ProfileEditScreen
      status={user.status === "ready" ? lists.status : user.status}
      onRetry={user.status === "ready" ? lists.retry : user.retry}
      backHref={paths.profile}
      nav={<AccountSidebar current="profile" />}
      form={{
        initialValues,
        picture: known?.avatar,
        pictureLimits: AVATAR_LIMITS,
        email: known?.email ?? "",
        emailVerified: Boolean(known?.email_verified_at),
        countries: lists.data?.countries ?? [],
        today,
        ...rules,
        onSubmit: async (values) => {
          const { refused } = await submitForm(shop, updateUserInfo, { body: profileBody(values) });
          if (refused === undefined) navigate(paths.profile);
          return refused;
        },
      }}
    />
  );
}

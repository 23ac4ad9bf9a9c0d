import { profileBody, profileFormSchema, profileValues, startup, updateUserInfo } from "@talabee/contract";
import { dateIn, safeReturnTo } from "@talabee/domain";
import { usePageTitle } from "@talabee/ui/app";
import { accountMessages, useMarket } from "@talabee/ui/locale";
import { UserInfoScreen } from "@talabee/ui/screens/user-info-screen";
import type { UserInfoValues } from "@talabee/ui/widgets/user-info-form";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { AuthPageHeader } from "../shell/index.js";
import { submitForm, useApiQuery, useFormRules, useNavigateAfterWrite, useShop } from "../platform/index.js";
import { useAuthPicture, useCurrentUser } from "../features/session/index.js";

/** Form for missing profile data after the first sign-in; it can be skipped (REQ-ACCOUNT-22). */
export default function UserInfoRoute() {
  const shop = useShop();
  const navigate = useNavigateAfterWrite();
  const [search] = useSearchParams();
  const picture = useAuthPicture();
  const { data: user, ...userQuery } = useCurrentUser();
  const lists = useApiQuery(startup);
  const { timeZone } = useMarket();
  const [today] = useState(() => dateIn(new Date(), timeZone));
  const continueToApp = () => navigate(safeReturnTo(search.get("returnTo")), { replace: true });

  const known = profileValues(user);
  const { birthday, gender, country, username } = known;
  const rules = useFormRules<UserInfoValues>(profileFormSchema(known, timeZone));
  usePageTitle(accountMessages.aboutYou);

  return (
    <UserInfoScreen
      header={<AuthPageHeader />}
      picture={picture}
      status={userQuery.status === "ready" ? lists.status : userQuery.status}
      onRetry={userQuery.status === "ready" ? lists.retry : userQuery.retry}
      form={{
        initialValues: { birthday, gender, country, username },
        countries: lists.data?.countries ?? [],
        today,
        ...rules,
        onSubmit: async (values) => {
          const { refused } = await submitForm(shop, updateUserInfo, {
            body: profileBody({ ...known, ...values }),
          });
          if (refused === undefined) continueToApp();
          return refused;
        },
        onSkip: continueToApp,
      }}
    />
  );
}

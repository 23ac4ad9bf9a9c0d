import { startup, updateUserInfo } from "@talabee/contract";
import { dateInQatar, safeReturnTo } from "@talabee/domain";
import { usePageTitle } from "@talabee/ui/app";
import { accountMessages } from "@talabee/ui/locale";
import { UserInfoScreen } from "@talabee/ui/screens/user-info-screen";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { AuthPageHeader } from "../shell/index.js";
import { submitForm, useApiQuery, useShop, useValidationText } from "../platform/index.js";
import { useAuthPicture, useCurrentUser } from "../features/session/index.js";
import { profileValues, userInfoBody, validateUserInfo } from "../features/account/index.js";

/** Form for missing profile data after the first sign-in; it can be skipped (REQ-ACCOUNT-22). */
export default function UserInfoRoute() {
  const shop = useShop();
  const text = useValidationText();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const picture = useAuthPicture();
  const { data: user, ...userQuery } = useCurrentUser();
  const lists = useApiQuery(startup);
  const [today] = useState(() => dateInQatar(new Date()));
  const leave = () => void navigate(safeReturnTo(search.get("returnTo")), { replace: true });

  const known = profileValues(user);
  const { birthday, gender, country, username } = known;
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
        validate: (values) => validateUserInfo(values, known, text),
        emptyMessage: text("please_fill_all_input"),
        onSubmit: async (values) => {
          const { refused } = await submitForm(shop, updateUserInfo, { body: userInfoBody(values, known) });
          if (refused === undefined) leave();
          return refused;
        },
        onSkip: leave,
      }}
    />
  );
}

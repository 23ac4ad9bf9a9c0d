import { startup, updateUserInfo } from "@talabee/contract";
import { dateInQatar, safeReturnTo } from "@talabee/domain";
import { accountMessages, useMessages } from "@talabee/ui/locale";
import { UserInfoScreen } from "@talabee/ui/screens/user-info-screen";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { AuthPageHeader, PageTitle } from "../shell/index.js";
import { submitForm, useApiQuery, useShop, useValidationText } from "../platform/index.js";
import { useAuthPicture, useCurrentUser } from "../features/session/index.js";
import { profileValues, userInfoBody, validateUserInfo } from "../features/account/index.js";

/** What is still missing about a customer after the first sign-in; it may be skipped (REQ-ACCOUNT-22). */
export default function UserInfoRoute() {
  const shop = useShop();
  const text = useValidationText();
  const { t } = useMessages();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const picture = useAuthPicture();
  const { data: user, ...asked } = useCurrentUser();
  const lists = useApiQuery(startup);
  const [today] = useState(() => dateInQatar(new Date()));
  const goOn = () => void navigate(safeReturnTo(search.get("returnTo")), { replace: true });

  const known = profileValues(user);
  const { birthday, gender, country, username } = known;
  return (
    <>
      <PageTitle of={t(accountMessages.aboutYou)} />
      <UserInfoScreen
        header={<AuthPageHeader />}
        picture={picture}
        status={asked.status === "ready" ? lists.status : asked.status}
        onRetry={asked.status === "ready" ? lists.retry : asked.retry}
        form={{
          initialValues: { birthday, gender, country, username },
          countries: lists.data?.countries ?? [],
          today,
          validate: (values) => validateUserInfo(values, known, text),
          emptyMessage: text("please_fill_all_input"),
          onSubmit: async (values) => {
            const { refused } = await submitForm(shop, updateUserInfo, { body: userInfoBody(values, known) });
            if (refused === undefined) goOn();
            return refused;
          },
          onSkip: goOn,
        }}
      />
    </>
  );
}

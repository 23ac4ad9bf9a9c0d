import { startup, updateUserInfo } from "@talabee/contract";
import { dateInQatar } from "@talabee/domain";
import { accountWords, useText } from "@talabee/ui/locale";
import { ProfileEditScreen } from "@talabee/ui/screens/profile-edit-screen";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { AccountSide } from "../app/account-side.js";
import { PageTitle } from "../app/page-title.js";
import { paths } from "../app/paths.js";
import { sendForm } from "../data/send-form.js";
import { useCurrentUser } from "../data/use-current-user.js";
import { usePanelQuery } from "../data/use-panel-query.js";
import { profileBody, profileValues, validateProfile } from "../data/user-info.js";
import { validationText } from "../data/validation-text.js";

export default function ProfileEditRoute() {
  const { t } = useText();
  const navigate = useNavigate();
  const user = useCurrentUser();
  const lists = usePanelQuery(startup);
  const known = user.data;
  const [today] = useState(() => dateInQatar(new Date()));
  return (
    <>
      <PageTitle of={t(accountWords.editTitle)} />
      <ProfileEditScreen
        status={user.status === "ready" ? lists.status : user.status}
        onRetry={user.status === "ready" ? lists.retry : user.retry}
        backHref={paths.profile}
        nav={<AccountSide current="profile" />}
        form={{
          initialValues: profileValues(known),
          picture: known?.avatar,
          email: known?.email ?? "",
          emailVerified: Boolean(known?.email_verified_at),
          countries: lists.data?.countries ?? [],
          today,
          validate: validateProfile,
          emptyMessage: validationText("please_fill_all_input"),
          onSubmit: async (values) => {
            const { refused } = await sendForm(updateUserInfo, { body: profileBody(values) });
            if (refused === undefined) void navigate(paths.profile);
            return refused;
          },
        }}
      />
    </>
  );
}

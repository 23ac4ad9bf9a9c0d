import { startup, updateUserInfo } from "@talabee/contract";
import { dateInQatar } from "@talabee/domain";
import { accountMessages, useMessages } from "@talabee/ui/locale";
import { ProfileEditScreen } from "@talabee/ui/screens/profile-edit-screen";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { AccountSide, PageTitle } from "../shell/index.js";
import { paths, sendForm, usePanelQuery, validationText } from "../platform/index.js";
import { useCurrentUser } from "../features/session/index.js";
import { profileBody, profileValues, validateProfile } from "../features/account/index.js";

export default function ProfileEditRoute() {
  const { t } = useMessages();
  const navigate = useNavigate();
  const user = useCurrentUser();
  const lists = usePanelQuery(startup);
  const known = user.data;
  const [today] = useState(() => dateInQatar(new Date()));
  return (
    <>
      <PageTitle of={t(accountMessages.editTitle)} />
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

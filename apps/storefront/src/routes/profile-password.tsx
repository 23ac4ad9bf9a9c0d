import { ChangePasswordRequest } from "@talabee/contract";
import { selectUser } from "@talabee/domain";
import { accountMessages, useMessages } from "@talabee/ui/locale";
import { PasswordScreen } from "@talabee/ui/screens/password-screen";
import type { PasswordValues } from "@talabee/ui/widgets/password-form";
import { useState } from "react";
import { useSelector } from "react-redux";
import { AccountSide, PageTitle } from "../shell/index.js";
import { formRules, paths } from "../platform/index.js";
import { changePassword } from "../features/session/index.js";

const rules = formRules<PasswordValues>(ChangePasswordRequest);

export default function ProfilePasswordRoute() {
  const { t } = useMessages();
  const user = useSelector(selectUser);
  const [changed, setChanged] = useState(false);
  return (
    <>
      <PageTitle of={t(accountMessages.passwordTitle)} />
      <PasswordScreen
        backHref={paths.profile}
        nav={<AccountSide current="profile" />}
        changed={changed}
        form={{
          email: user?.email,
          ...rules,
          onSubmit: async (values) => {
            const refused = await changePassword(values);
            setChanged(refused === undefined);
            return refused;
          },
        }}
      />
    </>
  );
}

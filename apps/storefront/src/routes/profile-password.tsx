import { ChangePasswordRequest } from "@talabee/contract";
import { selectUser } from "@talabee/domain";
import { accountWords, useText } from "@talabee/ui/locale";
import { PasswordScreen } from "@talabee/ui/screens/password-screen";
import type { PasswordValues } from "@talabee/ui/widgets/password-form";
import { useState } from "react";
import { useSelector } from "react-redux";
import { AccountSide } from "../app/account-side.js";
import { PageTitle } from "../app/page-title.js";
import { paths } from "../app/paths.js";
import { formRules } from "../data/form-rules.js";
import { changePassword } from "../data/password.js";

const rules = formRules<PasswordValues>(ChangePasswordRequest);

export default function ProfilePasswordRoute() {
  const { t } = useText();
  const user = useSelector(selectUser);
  const [changed, setChanged] = useState(false);
  return (
    <>
      <PageTitle of={t(accountWords.passwordTitle)} />
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

import { ChangePasswordRequest } from "@talabee/contract";
import { selectUser } from "@talabee/domain";
import { validateWith } from "@talabee/ui/forms/form";
import { accountWords, useText } from "@talabee/ui/locale";
import { PasswordScreen } from "@talabee/ui/screens/password-screen";
import type { PasswordValues } from "@talabee/ui/widgets/password-form";
import { useState } from "react";
import { useSelector } from "react-redux";
import { AccountSide } from "../app/account-side.js";
import { PageTitle } from "../app/page-title.js";
import { paths } from "../app/paths.js";
import { changePassword } from "../data/password.js";
import { validationText } from "../data/validation-text.js";

const validate = validateWith<PasswordValues>(ChangePasswordRequest, validationText);

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
          validate,
          emptyMessage: validationText("please_fill_all_input"),
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

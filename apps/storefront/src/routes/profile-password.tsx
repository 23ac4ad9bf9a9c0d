import { changePassword as changePasswordCall } from "@talabee/contract";
import { selectUser } from "@talabee/domain";
import { changePassword } from "@talabee/contract/react";
import { usePageTitle } from "@talabee/ui/app";
import { accountMessages } from "@talabee/ui/locale";
import { PasswordScreen } from "@talabee/ui/screens/password-screen";
import type { PasswordValues } from "@talabee/ui/widgets/password-form";
import { useState } from "react";
import { useSelector } from "react-redux";
import { AccountSidebar } from "../shell/index.js";
import { paths, useFormRules, useShop } from "../platform/index.js";

/** The form to change the password. */
export default function ProfilePasswordRoute() {
  const rules = useFormRules<PasswordValues>(changePasswordCall);
  const shop = useShop();
  const user = useSelector(selectUser);
  const [changed, setChanged] = useState(false);
  usePageTitle(accountMessages.passwordTitle);

  return (
    <PasswordScreen
      backHref={paths.profile}
      nav={<AccountSidebar current="profile" />}
      changed={changed}
      form={{
        email: user?.email,
        ...rules,
        onSubmit: async (values) => {
          const refused = await changePassword(shop, values);
          setChanged(refused === undefined);
          return refused;
        },
      }}
    />
  );
}

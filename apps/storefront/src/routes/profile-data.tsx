import { deleteAccount as deleteCall, exportPersonalData } from "@talabee/contract";
import { selectUser } from "@talabee/domain";
import { deleteAccount, exportData } from "@talabee/contract/react";
import { usePageTitle } from "@talabee/ui/app";
import { accountMessages } from "@talabee/ui/locale";
import { type ConfirmValues, PersonalDataScreen } from "@talabee/ui/screens/personal-data-screen";
import { useState } from "react";
import { useSelector } from "react-redux";
import { useNavigate } from "react-router";
import { AccountSidebar, clearCustomer } from "../shell/index.js";
import { paths, useFormRules, useShop } from "../platform/index.js";

/** The customer's own data: download and deletion of the account (REQ-SEC-17). */
export default function ProfileDataRoute() {
  const shop = useShop();
  const user = useSelector(selectUser);
  const navigate = useNavigate();
  const downloadRules = useFormRules<ConfirmValues>(exportPersonalData);
  const deleteRules = useFormRules<ConfirmValues>(deleteCall);
  const [downloaded, setDownloaded] = useState(false);
  usePageTitle(accountMessages.yourData);

  return (
    <PersonalDataScreen
      backHref={paths.profile}
      nav={<AccountSidebar current="profile" />}
      email={user?.email}
      downloaded={downloaded}
      download={{
        ...downloadRules,
        onSubmit: async (values) => {
          const answer = await exportData(shop, values);
          if (answer.refused !== undefined) return answer.refused;
          saveFile("my-data.json", JSON.stringify(answer.data, null, 2));
          setDownloaded(true);
        },
      }}
      remove={{
        ...deleteRules,
        onSubmit: async (values) => {
          const refused = await deleteAccount(shop, values);
          if (refused !== undefined) return refused;
          clearCustomer(shop);
          await navigate(paths.home, { replace: true });
        },
      }}
    />
  );
}

/** Saves a text as a file of the device. */
function saveFile(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

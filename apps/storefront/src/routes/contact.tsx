import { appSettings, contactUs } from "@talabee/contract";
import { fullName } from "@talabee/domain";
import { usePageHead } from "@talabee/ui/app";
import { applyMessages } from "@talabee/ui/locale";
import { ContactScreen } from "@talabee/ui/screens/contact-screen";
import type { ContactValues } from "@talabee/ui/widgets/contact-form";
import { useState } from "react";
import {
  paths,
  submitForm,
  useApiQuery,
  useCombinedStatus,
  useFormRules,
  useShop,
} from "../platform/index.js";
import { useCustomerToPrefill } from "../features/session/index.js";

const noSupport = { phone: "", email: "", whatsapp: "" };

/** The contact form, prefilled for a signed-in customer (REQ-ROUTE-18). */
export default function ContactRoute() {
  const rules = useFormRules<ContactValues>(contactUs);
  const shop = useShop();
  const settings = useApiQuery(appSettings);
  const { user, isSettled } = useCustomerToPrefill();
  // The form works without the contact details of the settings.
  const status = useCombinedStatus(isSettled ? "ready" : "loading", settings.status);
  const [sent, setSent] = useState(false);
  usePageHead({ kind: "contact", name: applyMessages.contactTitle });

  return (
    <ContactScreen
      status={status}
      onRetry={settings.retry}
      backHref={paths.home}
      onRetrySupport={settings.status === "failed" ? settings.retry : undefined}
      support={settings.data?.support ?? noSupport}
      sent={sent}
      onReset={() => setSent(false)}
      form={{
        initialValues: user && {
          name: fullName(user),
          email: user.email,
          phone: user.mobile ?? "",
        },
        ...rules,
        draftKey: "contact",
        onSubmit: async (values) => {
          const { refused } = await submitForm(shop, contactUs, { body: values });
          setSent(refused === undefined);
          return refused;
        },
      }}
    />
  );
}

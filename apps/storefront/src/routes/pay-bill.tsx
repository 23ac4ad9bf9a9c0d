import { useMessages, walletMessages } from "@talabee/ui/locale";
import { PayBillScreen } from "@talabee/ui/screens/pay-bill-screen";
import { AccountSidebar, PageTitle } from "../shell/index.js";
import { paths } from "../platform/index.js";
import { usePayBill, usePaymentReturn } from "../features/wallet/index.js";

export default function PayBillRoute() {
  const { t } = useMessages();
  usePaymentReturn();
  return (
    <>
      <PageTitle of={t(walletMessages.billTitle)} />
      <PayBillScreen
        backHref={paths.payments}
        paymentsHref={paths.payments}
        nav={<AccountSidebar current="payments" />}
        {...usePayBill()}
      />
    </>
  );
}

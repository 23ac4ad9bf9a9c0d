import { usePageTitle } from "@talabee/ui/app";
import { walletMessages } from "@talabee/ui/locale";
import { PayBillScreen } from "@talabee/ui/screens/pay-bill-screen";
import { AccountSidebar } from "../shell/index.js";
import { paths } from "../platform/index.js";
import { usePayBill, usePaymentReturn } from "../features/wallet/index.js";

/** Payment of an open bill (REQ-ROUTE-37). */
export default function PayBillRoute() {
  usePaymentReturn();
  usePageTitle(walletMessages.billTitle);

  return (
    <PayBillScreen
      backHref={paths.payments}
      paymentsHref={paths.payments}
      nav={<AccountSidebar current="payments" />}
      {...usePayBill()}
    />
  );
}

import { useText, walletWords } from "@talabee/ui/locale";
import { PayBillScreen } from "@talabee/ui/screens/pay-bill-screen";
import { AccountSide } from "../app/account-side.js";
import { PageTitle } from "../app/page-title.js";
import { paths } from "../app/paths.js";
import { usePayBill } from "../data/use-pay-bill.js";
import { usePaymentReturn } from "../data/use-payment-return.js";

export default function PayBillRoute() {
  const { t } = useText();
  usePaymentReturn();
  return (
    <>
      <PageTitle of={t(walletWords.billTitle)} />
      <PayBillScreen
        backHref={paths.payments}
        paymentsHref={paths.payments}
        nav={<AccountSide current="payments" />}
        {...usePayBill()}
      />
    </>
  );
}

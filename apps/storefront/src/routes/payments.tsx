import { appSettings, payments, wallet } from "@talabee/contract";
import { isCash } from "@talabee/domain";
import { usePageTitle } from "@talabee/ui/app";
import { walletMessages } from "@talabee/ui/locale";
import { PaymentsScreen } from "@talabee/ui/screens/payments-screen";
import { AccountSidebar } from "../shell/index.js";
import { paths, useListQuery, useApiQuery, useCombinedStatus } from "../platform/index.js";
import { useCards } from "../features/wallet/index.js";

/** Payments, saved cards and wallet balance (REQ-ROUTE-25). */
export default function PaymentsRoute() {
  const paymentsList = useListQuery(payments);
  const cards = useCards();
  const walletQuery = useApiQuery(wallet);
  const settings = useApiQuery(appSettings);
  const status = useCombinedStatus("ready", cards.status, walletQuery.status, settings.status);
  usePageTitle(walletMessages.payments);

  return (
    <PaymentsScreen
      status={status}
      onRetry={paymentsList.onRetry}
      backHref={paths.profile}
      nav={<AccountSidebar current="payments" />}
      cards={cards}
      payments={paymentsList}
      walletBalance={walletQuery.data?.balance}
      onRetryWallet={walletQuery.status === "failed" ? walletQuery.retry : undefined}
      walletHref={paths.wallet}
      billHref={paths.payBill}
      cash={settings.data?.payment_methods.some(isCash)}
    />
  );
}

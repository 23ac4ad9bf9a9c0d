import { appSettings, payments, wallet } from "@talabee/contract";
import { usePageTitle } from "@talabee/ui/app";
import { walletMessages } from "@talabee/ui/locale";
import { PaymentsScreen } from "@talabee/ui/screens/payments-screen";
import { AccountSidebar } from "../shell/index.js";
import { paths, useListQuery, useApiQuery, useCombinedStatus } from "../platform/index.js";
import { useCards } from "../features/wallet/index.js";

export default function PaymentsRoute() {
  const list = useListQuery(payments);
  const cards = useCards();
  const money = useApiQuery(wallet);
  const settings = useApiQuery(appSettings);
  const status = useCombinedStatus("ready", cards.status, money.status, settings.status);
  usePageTitle(walletMessages.payments);

  return (
    <PaymentsScreen
      status={status}
      onRetry={list.onRetry}
      backHref={paths.profile}
      nav={<AccountSidebar current="payments" />}
      cards={cards}
      payments={list}
      walletBalance={money.data?.balance}
      walletHref={paths.wallet}
      billHref={paths.payBill}
      cash={settings.data?.payment_methods.includes("cod")}
    />
  );
}

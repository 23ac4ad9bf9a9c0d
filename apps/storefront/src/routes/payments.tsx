import { appSettings, payments, wallet } from "@talabee/contract";
import { useText, walletWords } from "@talabee/ui/locale";
import { PaymentsScreen } from "@talabee/ui/screens/payments-screen";
import { AccountSide } from "../app/account-side.js";
import { PageTitle } from "../app/page-title.js";
import { paths } from "../app/paths.js";
import { useCards } from "../data/use-cards.js";
import { usePages } from "../data/use-pages.js";
import { usePanelQuery } from "../data/use-panel-query.js";

export default function PaymentsRoute() {
  const { t } = useText();
  const list = usePages(payments);
  return (
    <>
      <PageTitle of={t(walletWords.payments)} />
      <PaymentsScreen
        // Cards and payments come by themselves and fail by themselves.
        status="ready"
        onRetry={list.onRetry}
        backHref={paths.profile}
        nav={<AccountSide current="payments" />}
        cards={useCards()}
        payments={list}
        walletBalance={usePanelQuery(wallet).data?.balance}
        walletHref={paths.wallet}
        billHref={paths.payBill}
        cash={usePanelQuery(appSettings).data?.payment_methods.includes("cod")}
      />
    </>
  );
}

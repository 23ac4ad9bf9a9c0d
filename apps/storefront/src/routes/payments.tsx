import { appSettings, payments, wallet } from "@talabee/contract";
import { useText, walletWords } from "@talabee/ui/locale";
import { PaymentsScreen } from "@talabee/ui/screens/payments-screen";
import { AccountSide } from "../app/account-side.js";
import { PageTitle } from "../app/page-title.js";
import { paths } from "../app/paths.js";
import { useCards } from "../data/use-cards.js";
import { usePages } from "../data/use-pages.js";
import { usePanelQuery } from "../data/use-panel-query.js";
import { useWholeStatus } from "../data/use-whole-status.js";

export default function PaymentsRoute() {
  const { t } = useText();
  const list = usePages(payments);
  const cards = useCards();
  const money = usePanelQuery(wallet);
  const settings = usePanelQuery(appSettings);
  // What stands in the way of one of them does not stand in the way of the others.
  const status = useWholeStatus("ready", cards.status, money.status, settings.status);
  return (
    <>
      <PageTitle of={t(walletWords.payments)} />
      <PaymentsScreen
        status={status}
        onRetry={list.onRetry}
        backHref={paths.profile}
        nav={<AccountSide current="payments" />}
        cards={cards}
        payments={list}
        walletBalance={money.data?.balance}
        walletHref={paths.wallet}
        billHref={paths.payBill}
        cash={settings.data?.payment_methods.includes("cod")}
      />
    </>
  );
}

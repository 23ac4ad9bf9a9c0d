import { useMessages, walletMessages } from "@talabee/ui/locale";
import { WalletScreen } from "@talabee/ui/screens/wallet-screen";
import { AccountSidebar, PageTitle } from "../shell/index.js";
import { paths } from "../platform/index.js";
import { usePaymentReturn, useWallet } from "../features/wallet/index.js";

export default function WalletRoute() {
  const { t } = useMessages();
  usePaymentReturn();
  return (
    <>
      <PageTitle of={t(walletMessages.title)} />
      <WalletScreen
        backHref={paths.profile}
        nav={<AccountSidebar current="wallet" />}
        couponsHref={paths.coupons}
        {...useWallet()}
      />
    </>
  );
}

import { usePageTitle } from "@talabee/ui/app";
import { walletMessages } from "@talabee/ui/locale";
import { WalletScreen } from "@talabee/ui/screens/wallet-screen";
import { AccountSidebar } from "../shell/index.js";
import { paths } from "../platform/index.js";
import { usePaymentReturn, useWallet } from "../features/wallet/index.js";

/** The wallet: balance, entries, top-up and vouchers. */
export default function WalletRoute() {
  usePaymentReturn();
  usePageTitle(walletMessages.title);

  return (
    <WalletScreen
      backHref={paths.profile}
      nav={<AccountSidebar current="wallet" />}
      couponsHref={paths.coupons}
      {...useWallet()}
    />
  );
}

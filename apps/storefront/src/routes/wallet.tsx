import { useText, walletWords } from "@talabee/ui/locale";
import { WalletScreen } from "@talabee/ui/screens/wallet-screen";
import { AccountSide } from "../app/account-side.js";
import { PageTitle } from "../app/page-title.js";
import { paths } from "../app/paths.js";
import { usePaymentReturn } from "../data/use-payment-return.js";
import { useWallet } from "../data/use-wallet.js";

export default function WalletRoute() {
  const { t } = useText();
  usePaymentReturn();
  return (
    <>
      <PageTitle of={t(walletWords.title)} />
      <WalletScreen
        backHref={paths.profile}
        nav={<AccountSide current="wallet" />}
        couponsHref={paths.coupons}
        {...useWallet()}
      />
    </>
  );
}

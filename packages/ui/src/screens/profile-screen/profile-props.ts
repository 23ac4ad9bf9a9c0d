import type { Language } from "../../locale/index.js";
import type { Theme } from "../../theme/index.js";
import type { AccountPlace } from "../../widgets/account-menu/index.js";
import type { AddressData } from "../../widgets/address-card/index.js";
import type { OrderCardData } from "../../widgets/order-card/index.js";
import type { WalletData } from "../../widgets/wallet-card/index.js";
import type { AccountPageProps } from "../account-frame/index.js";

/** The signed-in customer. */
export interface ProfileData {
  first_name: string;
  last_name: string;
  email: string;
  mobile?: string | null | undefined;
  /** `yyyy-mm-dd`. */
  birthday?: string | null | undefined;
}

export interface ProfileScreenProps extends AccountPageProps {
  user?: ProfileData | undefined;
  /** Links to the pages of the account; pages without a link are hidden. */
  hrefs: Partial<Record<AccountPlace, string>>;
  onLanguageChange: (language: Language) => void;
  theme: Theme;
  onThemeChange: (theme: Theme) => void;
  onSignOut: () => void;
  /** Sign-out is in progress. */
  loadingSignOut?: boolean | undefined;
  editHref?: string | undefined;
  passwordHref?: string | undefined;
  /** The customer's own data: download and deletion. */
  dataHref?: string | undefined;
  notificationsHref?: string | undefined;
  workHref?: string | undefined;
  contactHref?: string | undefined;
  /** Wallet card above the pages of the account. */
  wallet?: WalletData | undefined;
  addMoneyHref?: string | undefined;
  /** Localized name of the customer's country. */
  country?: string | undefined;
  /** Short summary of a page: "3 ready", "Home, Work". */
  notes?: Partial<Record<AccountPlace, string>> | undefined;
  /** Addresses beside the details on desktop; the first two are shown. */
  addresses?: readonly AddressData[] | undefined;
  /** Latest orders on desktop; the first two are shown. */
  recentOrders?: readonly OrderCardData[] | undefined;
  /** Set when wallet, addresses or orders did not load: says so, with a retry. */
  onRetryParts?: (() => void) | undefined;
  orderHref?: ((orderId: string) => string) | undefined;
}

import { vendorCoupons } from "@talabee/contract";
import { useText, shellWords } from "@talabee/ui/locale";
import { CouponsScreen } from "@talabee/ui/screens/coupons-screen";
import { PageTitle } from "../app/page-title.js";
import { paths } from "../app/paths.js";
import { usePages } from "../data/use-pages.js";

/** The coupons of the stores, for guests too (spec section 2, settled 13). */
export default function VendorCouponsRoute() {
  const { t } = useText();
  const coupons = usePages(vendorCoupons);
  const everywhere = paths.searchCategory(paths.everyCategory);
  return (
    <>
      <PageTitle of={t(shellWords.vendorCoupons)} />
      <CouponsScreen
        ofVendors
        status={coupons.status}
        coupons={coupons.items}
        onRetry={coupons.onRetry}
        onLoadMore={coupons.onLoadMore}
        loadingMore={coupons.loadingMore}
        hrefOf={({ vendor }) => (vendor === null ? everywhere : paths.store(vendor.id))}
        browseHref={everywhere}
      />
    </>
  );
}

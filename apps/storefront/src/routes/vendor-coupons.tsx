import { vendorCoupons } from "@talabee/contract";
import { useMessages, shellMessages } from "@talabee/ui/locale";
import { CouponsScreen } from "@talabee/ui/screens/coupons-screen";
import { PageTitle } from "../shell/index.js";
import { paths, useListQuery } from "../platform/index.js";

/** Coupons of the stores, also for guests (REQ-ROUTE-12, REQ-CATALOG-33). */
export default function VendorCouponsRoute() {
  const { t } = useMessages();
  const coupons = useListQuery(vendorCoupons);
  const everywhere = paths.searchCategory(paths.everyCategory);
  return (
    <>
      <PageTitle of={t(shellMessages.vendorCoupons)} />
      <CouponsScreen
        storeCoupons
        status={coupons.status}
        coupons={coupons.items}
        onRetry={coupons.onRetry}
        onLoadMore={coupons.onLoadMore}
        loadingMore={coupons.loadingMore}
        couponHref={({ vendor }) => (vendor === null ? everywhere : paths.store(vendor.id))}
        browseHref={everywhere}
      />
    </>
  );
}

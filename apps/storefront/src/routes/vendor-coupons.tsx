import { usePageHead } from "@talabee/ui/app";
import { shellMessages } from "@talabee/ui/locale";
import { CouponsScreen } from "@talabee/ui/screens/coupons-screen";
import { paths, useListQuery, vendorCouponsRead } from "../platform/index.js";

/** Coupons of the stores, also for guests (REQ-ROUTE-12, REQ-CATALOG-33). */
export default function VendorCouponsRoute() {
  const coupons = useListQuery(...vendorCouponsRead());
  const allStoresHref = paths.searchCategory(paths.everyCategory);
  usePageHead({ kind: "vendorCoupons", name: shellMessages.vendorCoupons });

  return (
    <CouponsScreen
      storeCoupons
      status={coupons.status}
      coupons={coupons.items}
      onRetry={coupons.onRetry}
      onLoadMore={coupons.onLoadMore}
      loadingMore={coupons.loadingMore}
      couponHref={({ vendor }) => (vendor === null ? allStoresHref : paths.store(vendor.id))}
      browseHref={allStoresHref}
    />
  );
}

import type { ApplicantType } from "@talabee/contract";
import type { SiteFooterProps } from "@talabee/ui/widgets/site-footer";
import { paths } from "../platform/index.js";

/** Links of the footer; applications only for the types that the settings list (REQ-JOIN-13). */
export function footerHrefs(applicants: readonly ApplicantType[]): SiteFooterProps["hrefs"] {
  return {
    about: paths.about,
    contact: paths.contact,
    privacy: paths.privacy,
    terms: paths.terms,
    home: paths.home,
    orders: paths.orders,
    vendorCoupons: paths.vendorCoupons,
    joinFamily: paths.joinFamily,
    ...(applicants.includes("partner") ? { becomePartner: paths.apply("partner") } : {}),
    ...(applicants.includes("rider") ? { becomeRider: paths.apply("rider") } : {}),
    ...(applicants.includes("star") ? { becomeStar: paths.apply("star") } : {}),
    ...(applicants.includes("marketplace") ? { marketplace: paths.apply("marketplace") } : {}),
  };
}

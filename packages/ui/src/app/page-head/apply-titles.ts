import { headMessages } from "../../locale/index.js";

/** Name of the application's page by the role that is applied for. */
export const applyTitles = {
  partner: headMessages.partnerTitle,
  rider: headMessages.riderTitle,
  star: headMessages.starTitle,
  marketplace: headMessages.marketplaceTitle,
} as const;

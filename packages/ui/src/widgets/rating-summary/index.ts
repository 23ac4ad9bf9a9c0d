export {
  type RatingSummaryData,
  type RatingSummaryProps,
  RatingSummary,
  RatingSummarySkeleton,
} from "./rating-summary.js";
export { type StarsProps, Stars } from "./stars.js";

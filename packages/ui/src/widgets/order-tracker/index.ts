export {
  type TrackStepKind,
  type TrackStepData,
  currentStep,
  type EtaData,
  etaMidpoint,
  useStepLabel,
  type OrderTrackerProps,
  OrderTracker,
} from "./order-tracker.js";
export { type HeadlineData, useOrderHeadline } from "./use-order-headline.js";

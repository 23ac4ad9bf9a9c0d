export {
  type AccountStatus,
  type AccountPageProps,
  type AccountFrameWidth,
  type AccountFrameProps,
  AccountFrame,
} from "./account-frame.js";

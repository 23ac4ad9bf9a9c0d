import { officeOrderMessages as m } from "../../messages/index.js";

/** Why money goes back. */
export const REASON_MESSAGES = {
  missing: m.refundReasonMissing,
  wrong: m.refundReasonWrong,
  damaged: m.refundReasonDamaged,
  late: m.refundReasonLate,
  quality: m.refundReasonQuality,
  other: m.refundReasonOther,
} as const;

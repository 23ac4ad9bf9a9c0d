import type { RideProblem } from "@talabee/domain";
import type { MessageDescriptor } from "@talabee/ui/locale";
import { rideMessages as m } from "../../messages/index.js";

/** What went wrong at a door; apart from the form, which is loaded later. */
export const PROBLEM_NAMES = {
  nobody_home: m.nobodyHome,
  wrong_address: m.wrongAddress,
  refused: m.refusedOrder,
  damaged: m.damaged,
  cash_missing: m.cashMissing,
  other: m.otherProblem,
} as const satisfies Record<RideProblem, MessageDescriptor>;

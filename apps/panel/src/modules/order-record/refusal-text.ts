import { fillMessage, type Language, messages } from "@talabee/contract";
import { REFUSAL_REASONS, type RefusalReason } from "@talabee/domain";

/** A reason that has a text; `other` has the words of whoever refuses. */
export type RefusalWithText = Exclude<RefusalReason, "other">;

/** What a customer reads about a reason. */
export const refusalText = (reason: RefusalWithText, language: Language): string =>
  fillMessage(messages[`refusal_${reason}`], language);

/**
 * The reason of a refusal in another language: the history keeps the text that the customer was told. The words of a store stay
 * as they were written.
 */
export function refusalTextIn(told: string | null, language: Language): string | null {
  const reason = REFUSAL_REASONS.filter((one) => one !== "other").find((one) =>
    Object.values<string>(messages[`refusal_${one}`]).includes(told ?? ""),
  );
  return reason === undefined ? told : refusalText(reason, language);
}

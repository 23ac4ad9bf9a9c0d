/**
 * Words by which customers of the Gulf write of an allergy, in the scripts and spellings that are common there. It points a
 * cook to the note and decides nothing, so that one too many is better than one too few.
 */
const ALLERGY =
  /allerg|anaphyla|intoleran|c(o)?eliac|gluten[- ]?free|epi[- ]?pen|حساسي|متحسس|يتحسس|تتحسس|أتحسس|اتحسس|سيلياك|جلوتين|غلوتين|एलर्जी|അലർജി|الرجی|এলার্জি|অ্যালার্জি/iu;

/** Whether a note of a customer speaks of an allergy. Marks of Arabic are read over. */
export function mentionsAllergy(note: string): boolean {
  return ALLERGY.test(note.normalize("NFC").replace(/[\u064b-\u0652\u0640]/g, ""));
}

/** Slots of half an hour for a week (REQ-CATALOG-40, REQ-ORDER-24), of which a refusal names the first. */
export const SLOT_MINUTES = 30;

export const SCHEDULE_DAYS = 7;

/** Seconds a code lives, and wrong tries it survives (REQ-AUTH-52). */
export const CODE_TTL_S = 600;

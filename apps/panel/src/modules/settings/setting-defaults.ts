/** Slots of half an hour for a week (REQ-CATALOG-40, REQ-ORDER-24). */
export const SLOT_MINUTES = 30;

export const SCHEDULE_DAYS = 7;

/** Lifetime of a verification code, in seconds (REQ-AUTH-52). */
export const CODE_TTL_S = 600;

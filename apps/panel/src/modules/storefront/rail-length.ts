/** Cards of a rail of the home page, at most. */
export const RAIL_LENGTH = 12;

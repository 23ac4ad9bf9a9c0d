/** A time in November 2026, in Qatar: `novemberTime("20", "19:40")`. */
export const novemberTime = (day: string, clock: string): string => `2026-11-${day}T${clock}:00+03:00`;

/** A time of the evening on which the stories are set, in Qatar. */
export const storyTime = (clock: string): string => novemberTime("20", clock);

/** The current time in stories of the account. */
export const storyNow = new Date(storyTime("19:40"));

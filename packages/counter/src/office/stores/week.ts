import type { OpeningInterval } from "@talabee/domain";

/** Hours of a day as they are typed: `11:00` to `01:00`. */
export interface TypedHours {
  readonly open: string;
  readonly close: string;
}
/** A week by days, Sunday first. */
export type TypedWeek = readonly (readonly TypedHours[])[];

const DAYS = [0, 1, 2, 3, 4, 5, 6];

/** Clocks have no 24:00: midnight as an end is typed as 00:00. */
export function typedWeek(hours: readonly OpeningInterval[]): TypedWeek {
  return DAYS.map((day) =>
    hours
      .filter((one) => one.day === day)
      .toSorted((a, b) => (a.open < b.open ? -1 : 1))
      .map(({ open, close }) => ({ open, close: close === "24:00" ? "00:00" : close })),
  );
}

/** The intervals of a typed week. One that does not end after it begins ends on the next day. */
export function intervalsOf(week: TypedWeek): OpeningInterval[] {
  return week.flatMap((hours, day) =>
    hours.map(({ open, close }) =>
      close === "00:00"
        ? { day, open, close: "24:00", closes_next_day: false }
        : { day, open, close, closes_next_day: close <= open },
    ),
  );
}

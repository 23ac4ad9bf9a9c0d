import { foldDigits } from "../field/fold-digits.js";

/** What was typed into the three places, digits as 0-9. */
export interface DateParts {
  day: string;
  month: string;
  year: string;
}
export type DatePart = keyof DateParts;

/** The first and last day that are allowed, as `yyyy-mm-dd`. */
export interface DateLimits {
  min?: string | undefined;
  max?: string | undefined;
}

/** Why a text is no date: places are missing, there is no such day, or it lies outside the limits. */
export type DateProblem = "incomplete" | "impossible" | "early" | "late";

export const partLengths = { day: 2, month: 2, year: 4 } as const satisfies Record<DatePart, number>;

/** The places of a value; whatever is not there is empty. */
export function partsOf(value: string): DateParts {
  const [year = "", month = "", day = ""] = value.split("-");
  return { day, month, year };
}

/** The parts as `yyyy-mm-dd`, with what was typed and no more; nothing typed is the empty text. */
export function valueOf({ day, month, year }: DateParts): string {
  return day || month || year ? `${year}-${month}-${day}` : "";
}

const whole = /^(\d{4})-(\d{2})-(\d{2})$/;

/** What is wrong with a value, if anything. The empty text is no problem here: whether a date is needed is the form's. */
export function dateProblem(value: string, { min, max }: DateLimits = {}): DateProblem | undefined {
  if (value === "") return undefined;
  const parts = whole.exec(value);
  if (!parts) return "incomplete";
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number];
  // The day before the first of the next month is the last of this one. Years below 100 mean 19xx to `Date`.
  const last = new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();
  if (year === 0 || month < 1 || month > 12 || day < 1 || day > last) return "impossible";
  // Texts of this shape sort as the days do.
  if (min !== undefined && value < min) return "early";
  if (max !== undefined && value > max) return "late";
  return undefined;
}

/** A date in a pasted or filled-in text: `1996-03-14`, `14/03/1996`, `14.3.1996`, `14031996`, in either kind of digits. */
export function readDate(text: string): DateParts | undefined {
  const digits = foldDigits(text).replace(/[\u200e\u200f\u061c\u2066-\u2069]/g, "");
  const found =
    /^\s*(?<year>\d{4})\D+(?<month>\d{1,2})\D+(?<day>\d{1,2})\s*$/.exec(digits) ??
    /^\s*(?<day>\d{1,2})\D+(?<month>\d{1,2})\D+(?<year>\d{4})\s*$/.exec(digits) ??
    /^\s*(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})\s*$/.exec(digits);
  const { day, month, year } = found?.groups ?? {};
  if (day === undefined || month === undefined || year === undefined) return undefined;
  return { day: day.padStart(2, "0"), month: month.padStart(2, "0"), year };
}

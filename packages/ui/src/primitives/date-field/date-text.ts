import { foldDigits } from "../field/fold-digits.js";

/** Text of the three inputs, with digits 0-9. */
export interface DateParts {
  day: string;
  month: string;
  year: string;
}
export type DatePart = keyof DateParts;

/** First and last allowed day, as `yyyy-mm-dd`. */
export interface DateLimits {
  min?: string | undefined;
  max?: string | undefined;
}

/** Why a text is not a valid date: parts are missing, the day does not exist, or it is outside the limits. */
export type DateProblem = "incomplete" | "impossible" | "early" | "late";

export const partLengths = { day: 2, month: 2, year: 4 } as const satisfies Record<DatePart, number>;

/** Splits a value into its parts; missing parts are "". */
export function parseParts(value: string): DateParts {
  const [year = "", month = "", day = ""] = value.split("-");
  return { day, month, year };
}

/** Joins the parts as `yyyy-mm-dd`, without padding incomplete parts; "" if all are empty. */
export function formatParts({ day, month, year }: DateParts): string {
  return day || month || year ? `${year}-${month}-${day}` : "";
}

const isoDate = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Validates a value. The empty text is valid: whether a date is required is the form's decision. */
export function dateProblem(value: string, { min, max }: DateLimits = {}): DateProblem | undefined {
  if (value === "") return undefined;
  const parts = isoDate.exec(value);
  if (!parts) return "incomplete";
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number];
  // Day 0 of the next month is the last day of this one. `Date` reads years below 100 as 19xx.
  const lastDay = new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();
  if (year === 0 || month < 1 || month > 12 || day < 1 || day > lastDay) return "impossible";
  // ISO dates sort as strings.
  if (min !== undefined && value < min) return "early";
  if (max !== undefined && value > max) return "late";
  return undefined;
}

/**
 * Finds a date in pasted or autofilled text: `1996-03-14`, `14/03/1996`, `14.3.1996`, `14031996`, in digits of any
 * script.
 */
export function readDate(text: string): DateParts | undefined {
  const digits = foldDigits(text).replace(/\p{Cf}/gu, "");
  const match =
    /^\s*(?<year>\d{4})\D+(?<month>\d{1,2})\D+(?<day>\d{1,2})\s*$/.exec(digits) ??
    /^\s*(?<day>\d{1,2})\D+(?<month>\d{1,2})\D+(?<year>\d{4})\s*$/.exec(digits) ??
    /^\s*(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})\s*$/.exec(digits);
  const { day, month, year } = match?.groups ?? {};
  if (day === undefined || month === undefined || year === undefined) return undefined;
  return { day: day.padStart(2, "0"), month: month.padStart(2, "0"), year };
}

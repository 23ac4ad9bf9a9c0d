import { plainText, readCode } from "@talabee/domain";
import { CARD_FIELDS, type CardField, type CardForm } from "./pages.js";
import type { AppContext } from "./paths.js";
import type { TypedCard } from "./sandbox-objects.js";
import { TEST_CARDS } from "./test-cards.js";

/** Text fields of a submitted form; none if the body is not a form. */
export async function readFields(context: AppContext): Promise<Record<string, string>> {
  const body = await context.req.parseBody().catch(() => ({}));
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}

/** The card form, filled with the test card that the address names, if any. */
export function prefilled(context: AppContext): CardForm {
  const card = TEST_CARDS.find(({ number }) => number === context.req.query("card"));
  const values =
    card === undefined
      ? { number: "", expiry: "", cvc: "" }
      : { number: card.number, expiry: "12/40", cvc: "123" };
  return { values, invalid: [], mustSave: false };
}

/** Parses a card, with digits of any script; `typed` is null if a field is invalid. */
export function readCard(
  fields: Record<string, string>,
  now: Date,
): { typed: TypedCard | null; form: CardForm } {
  const values = Object.fromEntries(
    CARD_FIELDS.map((name) => [name, plainText(fields[name] ?? "").slice(0, 40)]),
  ) as Record<CardField, string>;
  const number = readCode(values.number);
  const [, month, year] = /^(\d{1,2})\s*[/-]?\s*(?:20)?(\d\d)$/.exec(values.expiry) ?? [];
  const expMonth = Number(month);
  const expYear = 2000 + Number(year);
  const isOver = !(Date.UTC(expYear, expMonth, 1) > now.getTime());
  const isInvalid: Record<CardField, boolean> = {
    number: !TEST_CARDS.some((card) => card.number === number),
    expiry: month === undefined || expMonth < 1 || expMonth > 12 || isOver,
    cvc: !/^\d{3,4}$/.test(values.cvc),
  };
  const invalid = CARD_FIELDS.filter((name) => isInvalid[name]);
  // What is not a test card may be a real one: never send it back, not even to the form.
  const shown = isInvalid.number ? { ...values, number: "", cvc: "" } : values;
  const form = { values: shown, invalid, mustSave: fields["keep"] !== undefined };
  return { typed: invalid.length > 0 ? null : { number, expMonth, expYear }, form };
}

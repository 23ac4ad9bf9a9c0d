import fc from "fast-check";
import { expect, it } from "vitest";
import { csvOf } from "./csv.js";

/** Reads what a spreadsheet reads. */
function parse(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = "";
  let isQuoted = false;
  const body = text.replace(/^\ufeff/u, "");
  for (let at = 0; at < body.length; at++) {
    const sign = body[at]!;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (body[at + 1] === '"') cell += body[++at]!;
      else isQuoted = false;
    } else if (sign === '"') isQuoted = true;
    else if (sign === ",") {
      rows.at(-1)!.push(cell);
      cell = "";
    } else if (sign === "\r" && body[at + 1] === "\n") {
      rows.at(-1)!.push(cell);
      cell = "";
      rows.push([]);
      at++;
    } else cell += sign;
  }
  return rows.slice(0, -1);
}

it("writes any text so that a spreadsheet reads it again, and computes none of it", () => {
  const text = fc.string({ unit: fc.constantFrom("a", "ع", '"', ",", "\r", "\n", "=", "+", "-", "@", "\t") });
  fc.assert(
    fc.property(fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { minLength: 1 }), (rows) => {
      const read = parse(csvOf(rows));
      const safe = rows.map((row) => row.map((cell) => (/^[=+\-@\t\r]/u.test(cell) ? `'${cell}` : cell)));
      expect(read).toEqual(safe);
    }),
  );
  expect(csvOf([["مطبخ", -5]])).toBe("\ufeffمطبخ,-5\r\n");
});

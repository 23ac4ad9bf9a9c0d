import { MAX_FIELDS } from "@talabee/contract";
import { expect, it } from "vitest";
import { hasTooManyParts } from "./request-body.js";

async function formOf(fields: number): Promise<[Buffer, string]> {
  const form = new FormData();
  for (let at = 0; at < fields; at++) form.append(`field${at}`, "x");
  const response = new Response(form);
  return [Buffer.from(await response.arrayBuffer()), response.headers.get("Content-Type")!];
}

it("counts the parts of a form from its bytes, before they are read", async () => {
  expect(hasTooManyParts(...(await formOf(MAX_FIELDS)))).toBe(false);
  expect(hasTooManyParts(...(await formOf(MAX_FIELDS + 1)))).toBe(true);
  const [bytes, type] = await formOf(MAX_FIELDS + 1);
  expect(hasTooManyParts(bytes, type.replace(/boundary=(.*)$/, 'boundary="$1"'))).toBe(true);
});

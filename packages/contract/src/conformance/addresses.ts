import type { Customer } from "./accounts.js";
import { UNKNOWN_ID } from "./browsing.js";
import type { TestClient } from "./test-client.js";

const ADDRESS = {
  label: "work",
  phone: "٥٥١٢٣٤٥٦",
  zone_number: "61",
  line_one: "850",
  building_number: "12",
  note: "Leave at the door",
};

/** Creates, changes and deletes addresses of a customer. Returns the id of one that remains, or null without one. */
export async function checkAddresses(
  client: TestClient,
  owner: Customer,
  other: Customer | null,
): Promise<string | null> {
  const { token } = owner;
  for (const language of ["en", "ar"] as const) {
    const bad = await client.call("createAddress", { token, body: {}, language, check: "validation" }, [
      "validation_failed",
    ]);
    for (const field of ["phone", "zone_number", "building_number", "note"]) {
      client.claim("createAddress", "validation", field in bad.errors, `the error does not name ${field}`);
    }
  }
  const kept = await client.call("createAddress", { token, body: ADDRESS, language: "ar" }, "success");
  if (!kept.data) return null;
  const id: string = kept.data.id;
  client.claim(
    "createAddress",
    "behaviour",
    kept.data.phone === "+97455123456",
    "a number in Arabic digits was not converted to E.164",
  );
  const list = await client.call("addresses", { token }, "success");
  const ids = ((list.data?.items ?? []) as { id: string }[]).map((address) => address.id);
  client.claim("addresses", "behaviour", ids.includes(id), "does not contain the new address");
  const params = { id };
  for (const name of ["updateAddress", "deleteAddress", "makeDefaultAddress"]) {
    if (other) {
      await client.call(name, { token: other.token, params, body: ADDRESS, check: "ownership" }, [
        "not_found",
      ]);
    }
    await client.call(name, { token, params: { id: UNKNOWN_ID }, body: ADDRESS, check: "unknown ids" }, [
      "not_found",
    ]);
  }
  await client.call("updateAddress", { token, params, body: { ...ADDRESS, note: "Call me" } }, "success");
  await client.call("makeDefaultAddress", { token, params, body: {} }, "success");
  const spare = await client.call("createAddress", { token, body: ADDRESS }, "success");
  if (spare.data) {
    await client.call(
      "deleteAddress",
      { token, params: { id: spare.data.id }, body: {}, language: "ar" },
      "success",
    );
  }
  return id;
}

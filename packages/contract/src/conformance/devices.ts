import type { TestClient } from "./test-client.js";

/** Pairs a device with a store by a code, has it report itself, and ends its session. */
export async function checkDevices(
  client: TestClient,
  { token, storeId }: { readonly token: string; readonly storeId: string },
): Promise<void> {
  const ofStore = { token, params: { id: storeId } };
  const made = await client.call(
    "createPairingCode",
    { ...ofStore, body: { name: "Conformance", role: "counter" } },
    "success",
  );
  const code = made.data?.code as string | undefined;
  if (code === undefined) return;
  const paired = await client.call("pairDevice", { body: { code } }, "success");
  const again = { body: { code }, check: "behaviour" } as const;
  await client.call("pairDevice", again, ["pairing_code_wrong"]);
  const set = paired.headers.get("Set-Cookie") ?? "";
  const isGuarded = /;\s*httponly/i.test(set) && /;\s*samesite=strict/i.test(set);
  client.claim(
    "pairDevice",
    "behaviour",
    isGuarded,
    "its cookie can be read by a page, or sent by another site",
  );
  const cookie = set.split(";")[0]!;
  const own = await client.call("ownDevice", { cookie }, "success");
  client.claim(
    "ownDevice",
    "behaviour",
    own.data?.vendor_id === storeId,
    "the device belongs to another store",
  );
  const body = { sound: true, visible: true, awake: true };
  const heard = await client.call("sendHeartbeat", { cookie, body }, "success");
  client.claim(
    "sendHeartbeat",
    "behaviour",
    heard.data?.hears === true,
    "a device with a sound does not hear",
  );
  await client.call("leaveDevice", { cookie, body: {} }, "success");
  const nobody = { cookie, body: { user_id: "nobody", pin: "0000" }, check: "behaviour" } as const;
  await client.call("namePerson", nobody, ["not_found"]);
  await client.call("members", { cookie, params: { id: storeId }, check: "sign-in" }, ["forbidden"]);
  const { data } = await client.call("storeDevices", ofStore, "success");
  const listed = ((data?.items ?? []) as { id: string }[]).find(({ id }) => id === own.data?.id);
  client.claim("storeDevices", "behaviour", listed !== undefined, "a paired device is not listed");
  if (listed === undefined) return;
  await client.call("revokeDevice", { token, params: { id: listed.id }, body: {} }, "success");
  await client.call("ownDevice", { cookie, check: "sign-in" }, ["unauthenticated"]);
}

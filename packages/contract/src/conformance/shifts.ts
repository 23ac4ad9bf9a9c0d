import type { TestClient } from "./test-client.js";

/**
 * Opens and ends shifts of the rider, as they and the office do. Without a shift a rider takes no orders: their cash would be in no
 * sum. While they carry an order, nothing more is checked.
 */
export async function checkShifts(
  client: TestClient,
  { token, rider }: { token: string; rider: string },
): Promise<void> {
  const own = (name: string, body: object, codes: readonly string[] | "success" = "success") =>
    client.call(name, { token: rider, body }, codes as "success");
  await client.call("rideState", { token: rider }, "success");
  await own("openShift", { opening_cash: 500 }, ["success", "shift_open"]);
  await own("setDuty", { on_duty: true });
  const state = await client.call("rideState", { token: rider }, "success");
  const expected = (state.data?.shift as { cash_expected: number } | null | undefined)?.cash_expected ?? 0;
  const closed = await own("closeShift", { handed_in: expected }, ["success", "rider_busy"]);
  if (closed.data === undefined) return;
  const adds = closed.data.difference === 0 && closed.data.cash_expected === expected;
  client.claim("closeShift", "behaviour", adds, "the cash of a shift does not add up");

  const here = { location: { lat: 25.2866, lng: 51.5333 } };
  await own("reportRiderPosition", here);
  await own("reportRiderPosition", { ...here, is_available: true }, ["shift_missing"]);
  await own("setDuty", { on_duty: true }, ["shift_missing"]);
  const after = await client.call("rideState", { token: rider }, "success");
  const isOff = after.data?.on_duty === false && after.data.shift === null;
  client.claim("closeShift", "behaviour", isOff, "a rider without a shift is on duty");

  const id = closed.data.id as string;
  const counted = { token, params: { id }, body: { counted: expected } };
  const { data: count } = await client.call("countShift", counted, "success");
  client.claim("countShift", "behaviour", count?.difference === 0, "the counted cash does not add up");

  // The office ends the shift of a rider who cannot, and not before.
  await own("openShift", { opening_cash: 500 });
  const [self] = ((await client.call("panelRiders", { token: rider }, "success")).data?.items ?? []) as {
    id: string;
  }[];
  if (self === undefined) return;
  const params = { id: self.id };
  await client.call("changeRider", { token, params, body: { active: false }, check: "behaviour" }, [
    "rider_on_shift",
  ]);
  const ended = await client.call("endRiderShift", { token, params, body: { counted: 450 } }, "success");
  const isShort = ended.data?.difference === -50 && ended.data.counted === 450;
  client.claim("endRiderShift", "behaviour", isShort, "what is missing is not said");
  await client.call("endRiderShift", { token, params, body: { counted: 0 }, check: "behaviour" }, [
    "shift_missing",
  ]);
}

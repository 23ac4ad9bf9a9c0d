import { afterAll, beforeAll, expect, it } from "vitest";
import { orders } from "../../db/schema.js";
import { createTestPanel, type TestPanel } from "../../testing/test-panel.js";
import { createOrderProgress } from "./order-progress.js";

const RELAY = "+97440001122";
const TOKEN = "relay-token-of-the-test";
const RIDER = { name: "Anwar", nameAr: "أنور", phone: "+97477345902", at: null };

let test: TestPanel;
beforeAll(async () => {
  test = await createTestPanel({}, { PANEL_RELAY_PHONE: RELAY, PANEL_RELAY_TOKEN: TOKEN });
});
afterAll(() => test.close());

const resolve = (from: unknown, token = TOKEN) =>
  test.app.request("/relay/resolve", {
    method: "POST",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    body: JSON.stringify({ from }),
  });
const store = { actor: "vendor", id: null } as const;
const rider = { actor: "rider", id: null } as const;

it("connects customer and rider while a delivery is under way, and shows neither number (REQ-ORDER-42)", async () => {
  const someone = await test.person();
  const { id } = await test.order(someone, [["spice.tea", 1]], "delivery");
  const [row] = await test.db.select({ address: orders.address }).from(orders);
  const address = row!.address!;
  const progress = createOrderProgress(test.panel);
  expect((await resolve(address.phone)).status).toBe(404);
  await progress.accept(id, store);
  await progress.reach(id, "preparing", store);
  await progress.assignRider(id, RIDER, store);

  const track = async (language: string) => {
    const response = await test.app.request(`/api/orders/${id}/track`, {
      headers: { Authorization: `Bearer ${someone.token}`, "Accept-Language": language },
    });
    const text = await response.text();
    expect(text).not.toContain(RIDER.phone);
    return (JSON.parse(text) as { data: { rider: unknown } }).data.rider;
  };
  expect(await track("en")).toEqual({ name: "Anwar", contact_phone: RELAY, location: null });
  expect(await track("ar")).toMatchObject({ name: "أنور" });

  expect(await (await resolve(address.phone)).json()).toEqual({ to: RIDER.phone });
  expect(await (await resolve(RIDER.phone)).json()).toEqual({ to: address.phone });
  expect((await resolve("+97411111111")).status).toBe(404);
  expect((await resolve(7)).status).toBe(404);
  expect((await resolve("x".repeat(2_000_000))).status, "read no further than a call's body").toBe(413);
  expect((await resolve(RIDER.phone, "another-token-of-a-test")).status).toBe(403);

  await progress.move(id, "delivering", rider);
  await progress.handOver(id, rider);
  expect((await resolve(RIDER.phone)).status, "over when it is delivered").toBe(404);
});

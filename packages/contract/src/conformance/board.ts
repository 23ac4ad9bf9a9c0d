import type { Customer } from "./accounts.js";
import type { TestClient } from "./test-client.js";

/** Codes of an act on an order that another actor, such as the order simulator of a demo, may have moved. */
const OR_MOVED = ["success", "invalid_transition", "stale_version"] as const;

/** An order, and the store whose board it is on. */
export interface OnBoard {
  readonly id: string;
  readonly storeId: string;
}

/** Accepts an order on its store's board, and says that it is prepared, later than promised, and ready. */
export async function prepareOnBoard(
  client: TestClient,
  token: string,
  { id, storeId }: OnBoard,
): Promise<void> {
  const params = { id };
  const card = async () => {
    const { data } = await client.call("board", { token, params: { id: storeId } }, "success");
    const items = (data?.items ?? []) as { id: string; version: number; order_status: string }[];
    return items.find((one) => one.id === id);
  };
  const waiting = await card();
  if (waiting?.order_status === "pending") {
    const stale = { token, params, body: { version: 0 }, check: "behaviour" } as const;
    await client.call("acceptOrder", stale, ["stale_version", "invalid_transition"]);
    const long = {
      token,
      params,
      body: { version: waiting.version, minutes: 1000 },
      check: "validation",
    } as const;
    await client.call("acceptOrder", long, ["validation_failed"]);
  }
  const act = async (name: string, body: object) => {
    const version = (await card())?.version ?? 0;
    const { data } = await client.call(name, { token, params, body: { ...body, version } }, OR_MOVED);
    if (data)
      client.claim(name, "behaviour", data.version === version + 1, "the version did not increase by one");
  };
  await act("acceptOrder", { minutes: 20 });
  await act("recordOrderMilestone", { milestone: "preparing" });
  await act("delayOrder", { minutes: 5 });
  await act("recordOrderMilestone", { milestone: "ready" });
}

/** Hands an order over for the code that its customer reads. */
export async function handOverOnBoard(
  client: TestClient,
  token: string,
  customer: Customer,
  id: string,
): Promise<void> {
  const params = { id };
  const { data } = await client.call("trackOrder", { token: customer.token, params }, "success");
  const body = {
    version: (data?.version ?? 0) as number,
    code: (data?.hand_over_code ?? null) as string | null,
  };
  await client.call("handOverOrder", { token, params, body }, [...OR_MOVED, "hand_over_code_missing"]);
}

/** Refuses an order, and checks that the board's event stream tells of it. */
export async function refuseOnBoard(
  client: TestClient,
  token: string,
  { id, storeId }: OnBoard,
): Promise<void> {
  let isRefused = false;
  const event = await client.firstEvent("boardEvents", { token, params: { id: storeId } }, async () => {
    const body = { version: 1, reason: "too_busy" };
    const refused = await client.call("refuseOrder", { token, params: { id }, body }, OR_MOVED);
    isRefused = refused.data?.order_status === "canceled";
    return isRefused;
  });
  if (isRefused)
    client.claim("boardEvents", "behaviour", event !== null, "no event tells of a refused order");
}

import { setTimeout as wait } from "node:timers/promises";
import { placeOrders } from "./place-orders.ts";
import { type Row, rowOf, type Settings, withCpu } from "./scenarios.ts";
import { createClient } from "./client.ts";
import type { Shop } from "./servers.ts";

const SPEED = "60";
const ORDERS_A_SECOND = 40;
const LONGEST_ORDER_MS = 90_000;
const IDLE_MS = 10_000;

/** The demo's simulator: what it costs while it moves many orders, and once it has nothing to move. */
export async function idleDemo(shop: Shop, { seconds }: Settings): Promise<Row[]> {
  const panel = await shop.start({ PANEL_DEMO_SPEED: SPEED });
  const client = createClient(panel.url);
  try {
    const count = Math.min(ORDERS_A_SECOND * Math.min(seconds, 10), shop.tokens.length);
    const [figures, busy] = await withCpu(panel, () =>
      placeOrders(shop, [client], { count, rate: ORDERS_A_SECOND }),
    );
    const began = performance.now();
    const moving = async () =>
      (
        await shop.sql<{ count: number }>(
          "select count(*)::int as count from jobs where kind = 'simulate_order' and failed_at is null",
        )
      )[0]!.count;
    let left = await moving();
    while (left > 0 && performance.now() - began < LONGEST_ORDER_MS) {
      await wait(1000);
      left = await moving();
    }
    const [, idle] = await withCpu(panel, () => wait(IDLE_MS));
    const row = rowOf("demo", `orders at speed ${SPEED}`, figures, {
      cpu: busy,
      holds: figures.errors === 0,
    });
    const more = { "orders still moving": left };
    return [
      row,
      { ...row, what: "then idle", rate: null, p50: null, p99: null, cpu: idle, more, holds: idle <= 0.1 },
    ];
  } finally {
    client.close();
    await panel.stop();
  }
}

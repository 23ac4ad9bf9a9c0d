import { type OrderAttempt, type RunningPanel, send } from "./panel-client.ts";

/** The office of the demo, which may answer the orders of every store. */
const OFFICE = { email: "admin@talabee.qa", password: "panel-at-midnight" };

/** Somebody behind the counter, with the cookie of the store's device. */
export interface Counter {
  readonly token: string;
  readonly device: string;
}

/** An act of the counter with an order. */
export interface CounterAct {
  readonly attempt: OrderAttempt;
  readonly name: "accept" | "milestone" | "hand-over";
  readonly fields: Readonly<Record<string, string>>;
  /** Whether the response arrived. */
  isDone: boolean;
}

/** Signs the office in, and pairs a device with a store: the simulator of the demo keeps away from it. */
export async function openCounter(panel: RunningPanel, storeId: string): Promise<Counter> {
  const signedIn = await send(panel, "/api/login", OFFICE);
  const { token } = signedIn.body.data as { token: string };
  const fields = { name: "Crash test", role: "counter" };
  const made = await send(panel, `/api/panel/stores/${storeId}/devices`, fields, { token });
  const { code } = made.body.data as { code: string };
  const paired = await send(panel, "/api/devices/pair", { code });
  return { token, device: paired.cookie! };
}

/** Reports that the device hears: a store that is not heard takes no orders. */
export async function reportHearing(panel: RunningPanel, { device }: Counter): Promise<void> {
  const fields = { sound: "true", visible: "true", awake: "true" };
  await send(panel, "/api/panel/device/heartbeat", fields, { cookie: device });
}

/** The acts of the counter with one order, in turn. The customer says the code. */
async function* actsOf(panel: RunningPanel, attempt: OrderAttempt): AsyncGenerator<CounterAct> {
  const act = (name: CounterAct["name"], fields: Record<string, string>): CounterAct => ({
    attempt,
    name,
    fields,
    isDone: false,
  });
  yield act("accept", { version: "1", minutes: "10" });
  yield act("milestone", { version: "2", milestone: "ready" });
  const track = await send(panel, `/api/orders/${attempt.order!.id}/track`, null, attempt.customer);
  const { hand_over_code: code } = track.body.data as { hand_over_code: string };
  yield act("hand-over", { version: "3", code, cash_taken: String(attempt.order!.total) });
}

/** Does an act; a repeated one changes nothing more. */
export const doAct = (panel: RunningPanel, { token }: Counter, { attempt, name, fields }: CounterAct) =>
  send(panel, `/api/panel/orders/${attempt.order!.id}/${name}`, fields, { token });

/** Serves orders as they come, from the answer to the hand-over, until the panel is killed. */
export async function serveUntilCrash(
  panel: RunningPanel,
  counter: Counter,
  attempts: readonly OrderAttempt[],
  acts: CounterAct[],
): Promise<void> {
  const served = new Set<OrderAttempt>();
  try {
    for (;;) {
      const next = attempts.find((attempt) => attempt.order !== null && !served.has(attempt));
      if (next === undefined) {
        await new Promise((resolve) => setTimeout(resolve, 5));
        continue;
      }
      served.add(next);
      for await (const act of actsOf(panel, next)) {
        acts.push(act);
        act.isDone = (await doAct(panel, counter, act)).status === 200;
        if (!act.isDone) break;
      }
    }
  } catch {
    // The panel was killed.
  }
}

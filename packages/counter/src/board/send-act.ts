import {
  acceptOrder,
  type BoardCard,
  type Call,
  delayOrder,
  handOverOrder,
  type PanelClient,
  PanelError,
  recordOrderMilestone,
  refuseOrder,
  transitionOrder,
} from "@talabee/contract";
import type { QueuedAct } from "./acts.js";

/** Loads what reads the answers to acts, while the line is there. */
export async function loadActs(): Promise<void> {
  const calls: readonly Call[] = [acceptOrder, transitionOrder];
  await Promise.allSettled(calls.map(async ({ load }) => load?.()));
}

/** Sends an act to the server, and returns the order after it. Throws a PanelError. */
export async function sendAct(
  api: PanelClient,
  { key, orderId, act, version }: QueuedAct,
  readCard: () => Promise<BoardCard | null>,
): Promise<BoardCard> {
  const to = { params: { id: orderId }, idempotencyKey: key };
  switch (act.kind) {
    case "accept":
      return (await api.send(acceptOrder, { ...to, body: { version, minutes: act.minutes } })).data;
    case "refuse": {
      const body = { version, reason: act.reason, words: act.words };
      return (await api.send(refuseOrder, { ...to, body })).data;
    }
    case "prepare":
    case "ready": {
      const milestone = act.kind === "ready" ? "ready" : "preparing";
      return (await api.send(recordOrderMilestone, { ...to, body: { version, milestone } })).data;
    }
    case "delay":
      return (await api.send(delayOrder, { ...to, body: { version, minutes: act.minutes } })).data;
    case "hand_over":
      return (await api.send(handOverOrder, { ...to, body: { version, code: act.code } })).data;
    case "out": {
      await api.send(transitionOrder, { ...to, body: { to: "delivering", version } });
      // This call answers with the customer's view of the order.
      const card = await readCard();
      if (card === null)
        throw new PanelError({ message: "", status: 404, code: "not_found", requestId: null });
      return card;
    }
  }
}

import {
  arriveRide,
  deliverRide,
  failRide,
  type PanelClient,
  pickUpRide,
  type RideState,
} from "@talabee/contract";
import { fileOfDataUrl } from "./data-url.js";
import type { QueuedRideAct } from "./ride-acts.js";

/** Sends an act to the server, and returns what a rider's phone shows after it. Throws a PanelError. */
export async function sendRideAct(
  api: PanelClient,
  { key, orderId, act }: QueuedRideAct,
): Promise<RideState> {
  const to = { params: { id: orderId }, idempotencyKey: key };
  const done_at = act.doneAt;
  switch (act.kind) {
    case "pick_up":
      return (await api.send(pickUpRide, { ...to, body: { done_at } })).data;
    case "arrive":
      return (await api.send(arriveRide, { ...to, body: { done_at } })).data;
    case "deliver": {
      const body = { code: act.code, cash_taken: act.cashTaken, done_at };
      return (await api.send(deliverRide, { ...to, body })).data;
    }
    case "fail": {
      const { reason, words, picture } = act;
      const file = picture === null ? {} : { picture: fileOfDataUrl(picture) };
      return (await api.send(failRide, { ...to, body: { reason, words, done_at, ...file } })).data;
    }
  }
}

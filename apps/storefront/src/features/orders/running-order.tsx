import { type OrderCard, orders, trackOrder } from "@talabee/contract";
import { useCurrentTime } from "@talabee/ui/locale";
import { RunningOrderBar } from "@talabee/ui/widgets/running-order-bar";
import { useLocation } from "react-router";
import { paths, useApiQuery } from "../../platform/index.js";

/** An order for a later time runs from this long before its arrival. */
const SOON_MS = 3 * 60 * 60_000;

/** Whether an order under way waits for its payment: no store accepts it before. */
const awaitsPayment = ({ payment_status }: OrderCard) =>
  payment_status === "pending" || payment_status === "failed";

/** The order that arrives first, of those under way (REQ-ORDER-43). */
export function runningOrder(current: readonly OrderCard[], now: number): OrderCard | undefined {
  const arrival = ({ eta }: OrderCard) => (eta === null ? Infinity : Date.parse(eta.from));
  return current
    .filter((order) => !awaitsPayment(order))
    .filter((order) => order.eta === null || arrival(order) - now < SOON_MS)
    .sort((a, b) => arrival(a) - arrival(b))[0];
}

/** The customer's running order, live by the events that follow all orders; none on its own pages and at checkout. */
export default function RunningOrder() {
  const { pathname } = useLocation();
  const current = useApiQuery(orders, { query: { scope: "current" } }).data?.items ?? [];
  const order = runningOrder(current, useCurrentTime());
  const track = useApiQuery(trackOrder, {
    params: { id: order?.id ?? "" },
    enabled: order !== undefined,
  }).data;
  if (order === undefined || track?.order_id !== order.id) return null;
  if (pathname === paths.checkout || `${pathname}/`.startsWith(`${paths.order(order.id)}/`)) return null;
  return (
    <RunningOrderBar
      order={{
        ...order,
        order_status: track.order_status,
        eta: track.eta,
        payment_status: track.payment_status,
        steps: track.steps,
      }}
      href={paths.trackOrder(order.id)}
    />
  );
}

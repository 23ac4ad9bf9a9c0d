import { orderRefunds, panelOrder } from "@talabee/contract";
import { isCompletedStatus } from "@talabee/domain";
import { useMessages } from "@talabee/ui/locale";
import { Button } from "@talabee/ui/primitives/button";
import { useState } from "react";
import { useCall } from "../../app/use-call.js";
import { officeMessages as m, officeOrderMessages as om } from "../../messages/index.js";
import { useOffice } from "../office-context.js";
import { Page as Frame, PageWaiting } from "../parts/page.js";
import { AssignRider } from "./assign-rider.js";
import { CancelOrder } from "./cancel-order.js";
import { OrderScreen } from "./order-screen.js";
import { RefundDrawer } from "./refund-drawer.js";

const AGAIN_MS = 15_000;

/** One order with its history. The drawer of its refund has an address of its own. */
export function Page({ params }: { params: Readonly<Record<string, string>> }) {
  const { t } = useMessages();
  const { may, path, go } = useOffice();
  const id = params["id"]!;
  const [open, setOpen] = useState<"rider" | "cancel">();
  const order = useCall(panelOrder, { params: { id }, everyMs: AGAIN_MS });
  const isDelivered = order.data !== undefined && isCompletedStatus(order.data.order_status);
  const refunds = useCall(orderRefunds, {
    params: { id },
    enabled: isDelivered && may("order.refund"),
  });
  if (order.data === undefined)
    return <PageWaiting error={order.error} onRetry={() => void order.refetch()} />;
  const { data } = order;
  const isOpen = data.order_status === "pending" || data.order_status === "accepted";
  const isRefunding = path.endsWith("/refund");
  const here = `/orders/${encodeURIComponent(id)}`;
  return (
    <Frame
      title={data.order_code}
      reading={order}
      crumbs={[{ label: t(m.orders), href: "/orders" }, { label: <bdi dir="ltr">{data.order_code}</bdi> }]}
      actions={
        <div className="office-acts">
          {isOpen && data.order_type === "delivery" && may("rider.assign") && (
            <Button variant="outline" size="small" onClick={() => setOpen("rider")}>
              {t(om.assignRider)}
            </Button>
          )}
          {isOpen && may("order.refuse") && (
            <Button variant="outline" size="small" onClick={() => setOpen("cancel")}>
              {t(om.cancelOrder)}
            </Button>
          )}
          {isDelivered && may("order.refund") && (
            <Button size="small" href={`${here}/refund`}>
              {t(om.refund)}
            </Button>
          )}
        </div>
      }
    >
      <OrderScreen order={data} refunds={refunds.data?.items ?? []} />
      {open === "rider" && <AssignRider orderId={id} onClose={() => setOpen(undefined)} />}
      {open === "cancel" && <CancelOrder order={data} onClose={() => setOpen(undefined)} />}
      {isRefunding && (
        <RefundDrawer
          order={data}
          refunds={refunds.data?.items ?? []}
          onClose={() => go(here, { replace: true })}
        />
      )}
    </Frame>
  );
}

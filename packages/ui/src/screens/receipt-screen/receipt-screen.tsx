"use client";
import { Printer } from "../../primitives/icon/icon-nodes.js";
import type { ComponentProps, ReactNode } from "react";
import type { AsyncStatus } from "../../lib/async-status.js";
import { useMessages, ordersMessages } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { ErrorState } from "../../primitives/error-state/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { Skeleton, SkeletonGroup } from "../../primitives/skeleton/index.js";
import { cx } from "../../lib/cx.js";
import { OrderReceipt, type OrderReceiptData } from "../../widgets/order-receipt/index.js";
import { ScreenHead } from "../../widgets/screen-head/index.js";

export interface ReceiptScreenProps extends Omit<ComponentProps<"div">, "children"> {
  status: AsyncStatus;
  order?: OrderReceiptData | undefined;
  /** Link to the order. */
  backHref: string;
  onRetry: () => void;
  /** Opens the browser's print dialog. */
  onPrint: () => void;
}

/** The receipt of an order as a page, for saving and printing. */
export function ReceiptScreen({
  status,
  order,
  backHref,
  onRetry,
  onPrint,
  className,
  ...rest
}: ReceiptScreenProps) {
  const { t } = useMessages();
  let body: ReactNode;
  if (status === "failed")
    body = <ErrorState title={t(ordersMessages.orderFailed)} onRetry={onRetry} className="min-h-[60svh]" />;
  else if (status === "loading" || !order)
    body = (
      <SkeletonGroup className="mx-auto max-w-150">
        <Skeleton shape="box" className="h-120 w-full rounded-panel" />
      </SkeletonGroup>
    );
  else
    body = (
      <>
        <OrderReceipt order={order} />
        <div className="mx-auto mt-5 max-w-150 print:hidden">
          <Button variant="outline" wide icon={<Icon of={Printer} />} onClick={onPrint}>
            {t(ordersMessages.print)}
          </Button>
        </div>
      </>
    );
  return (
    <div
      data-slot="receipt-screen"
      {...rest}
      className={cx("page wrap-anywhere pb-8 desktop:pb-16 print:p-0", className)}
    >
      <ScreenHead backHref={backHref} title={t(ordersMessages.receiptTitle)} />
      {body}
    </div>
  );
}

"use client";
import { Clock } from "../../primitives/icon/icon-nodes.js";
import { checkoutMessages, useFormat, useMessages } from "../../locale/index.js";
import { Alert } from "../../primitives/alert/index.js";
import { Button } from "../../primitives/button/index.js";
import type { CartStoreData } from "../../widgets/cart-content/index.js";
import { IconTile } from "../../widgets/icon-tile/index.js";

/** The chosen time, with a button that opens the times, and the problem another time solves. */
export function CheckoutTime({
  store,
  opensNow,
  scheduledFor,
  problem,
  disabled,
  onOpen,
}: {
  store: CartStoreData;
  opensNow: boolean;
  /** The chosen time as text; undefined is as soon as possible. */
  scheduledFor: string | undefined;
  problem: string | undefined;
  disabled: boolean;
  onOpen: () => void;
}) {
  const { t } = useMessages();
  const { minutes } = useFormat();
  return (
    <div data-slot="checkout-when" className="mt-4 border-t border-border pt-3.5">
      <div className="flex flex-wrap items-center gap-x-3">
        <IconTile of={Clock} />
        <p className="flex-words">
          <span className="block font-medium">
            <span className="sr-only">{`${t(checkoutMessages.when)}: `}</span>
            {scheduledFor === undefined ? (
              <span>{t(opensNow ? checkoutMessages.asap : checkoutMessages.chooseTime)}</span>
            ) : (
              <bdi className="whitespace-normal">{scheduledFor}</bdi>
            )}
          </span>
          {(scheduledFor !== undefined || opensNow) && (
            <span className="block text-small text-muted">
              {scheduledFor === undefined ? (
                <bdi>{minutes([store.delivery_time.min, store.delivery_time.max])}</bdi>
              ) : (
                t(checkoutMessages.preorder)
              )}
            </span>
          )}
        </p>
        <Button
          variant="text"
          size="small"
          onClick={onOpen}
          disabled={disabled}
          aria-label={t(checkoutMessages.changeTime)}
          className="ms-auto -me-4"
        >
          {t(checkoutMessages.change)}
        </Button>
      </div>
      {problem !== undefined && (
        <Alert
          tone="warning"
          live
          className="mt-3"
          action={
            <Button variant="text" size="small" onClick={onOpen}>
              {t(checkoutMessages.chooseTime)}
            </Button>
          }
        >
          {problem}
        </Alert>
      )}
    </div>
  );
}

import { useState } from "react";
import { fn } from "storybook/test";
import { useLocale } from "../locale/index.js";
import { Button } from "../primitives/button/index.js";
import {
  TrackingScreen,
  type OrderTrackData,
  type TrackedOrderData,
  type TrackingScreenProps,
  type UnansweredActions,
} from "../screens/tracking-screen/index.js";
import type { TrackStepKind } from "../widgets/order-tracker/index.js";
import type { OrderTypeKind } from "../widgets/order-type-switch/index.js";
import { storyOrder, storyPath, storyTrack } from "./orders.js";
import { StoryShell } from "./shell.js";

/** An order at a step of its way, with what differs from the usual one. */
export interface TrackingExampleProps {
  status?: TrackingScreenProps["status"];
  at?: TrackStepKind;
  ridden?: number;
  change?: Partial<OrderTrackData>;
  type?: OrderTypeKind;
  connectionLost?: boolean;
  /** Shows a button that simulates the next server event. */
  playable?: boolean;
  orderChange?: Partial<TrackedOrderData>;
  unanswered?: Partial<UnansweredActions>;
  onRetry: () => void;
  onRate: (stars: number) => void;
  onReorder: () => void;
}

/** The tracking screen in its shell. */
export function TrackingExample({
  status = "ready",
  at = "delivering",
  ridden,
  change,
  type = "delivery",
  connectionLost,
  playable,
  orderChange,
  unanswered,
  onRetry,
  onRate,
  onReorder,
}: TrackingExampleProps) {
  const { language } = useLocale();
  const [now, setNow] = useState(at);
  const path = storyPath(type).map(({ step }) => step);
  const nextStep = path[path.indexOf(now) + 1] ?? now;
  const ready = status === "ready";
  return (
    <StoryShell current="orders">
      <TrackingScreen
        status={status}
        order={
          ready
            ? {
                ...storyOrder(
                  language,
                  now === "delivered" ? "delivered" : "delivering",
                  type === "delivery" ? {} : { order_type: type, address: null },
                ),
                ...orderChange,
              }
            : undefined
        }
        track={ready ? storyTrack(language, now, { ridden, type, change }) : undefined}
        receipt={ready ? storyOrder(language, "delivered", { order_type: type }) : undefined}
        backHref="#orders"
        orderHref="#order"
        onRetry={onRetry}
        supportPhone="+97440001111"
        connectionLost={connectionLost}
        unanswered={unanswered && { onCancel: fn(), onOtherStore: fn(), loading: false, ...unanswered }}
        rating={{ onRate, loading: false, moreHref: (stars) => `#review-${stars}` }}
        onReorder={onReorder}
      />
      {playable && (
        <div className="fixed start-4 bottom-4 z-toast print:hidden">
          <Button onClick={() => setNow(nextStep)}>
            {language === "ar" ? "الخطوة التالية" : "Next step"}
          </Button>
        </div>
      )}
    </StoryShell>
  );
}

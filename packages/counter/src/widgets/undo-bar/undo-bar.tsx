import { useMessages } from "@talabee/ui/locale";
import { Icon } from "@talabee/ui/primitives/icon";
import { Undo2 } from "lucide-react";
import { useClock } from "../../app/clock.js";
import type { ActKind, QueuedAct } from "../../board/acts.js";
import { boardMessages as m } from "../../messages/index.js";
import { OrderCode } from "../order-code/index.js";

export interface UndoBarProps {
  act: QueuedAct;
  /** Milliseconds by which the server's clock is ahead of this device's. */
  ahead: number;
  onUndo: (key: string) => void;
}

/** What was just done to an order, as long as it can be undone. */
export function UndoBar({ act, ahead, onUndo }: UndoBarProps) {
  const { t } = useMessages();
  const left = useClock((now) => Math.max(0, Math.ceil((act.notBefore + ahead - now) / 1000)));
  const words: Partial<Record<ActKind, string>> = {
    ready: t(m.ready),
    out: t(m.handedOver),
    delay: act.act.kind === "delay" ? t(m.moreMinutes, { minutes: `\u2066+${act.act.minutes}\u2069` }) : "",
  };
  return (
    <div data-slot="undo-bar" role="status" className="counter-undo">
      <span>
        <OrderCode code={act.orderCode} className="!text-[15px] !text-inherit [&>b]:text-inherit" />
        <span className="block">{words[act.act.kind]}</span>
      </span>
      <button type="button" onClick={() => onUndo(act.key)}>
        <Icon of={Undo2} flip />
        <span>{t(m.undo)}</span>
        <span className="sr-only">{t(m.orderNamed, { code: act.orderCode })}</span>
        <span aria-hidden className="counter-seconds">
          {left}
        </span>
      </button>
    </div>
  );
}

import { useMessages } from "@talabee/ui/locale";
import { Button } from "@talabee/ui/primitives/button";
import { Icon } from "@talabee/ui/primitives/icon";
import { Skeleton, SkeletonGroup } from "@talabee/ui/primitives/skeleton";
import { formatCountdown } from "@talabee/ui/locale";
import { BellOff, BellRing, CircleX, RotateCcw, WifiOff } from "lucide-react";
import { useEffect } from "react";
import { useStaffFormat } from "../../app/use-staff-format.js";
import type { Alarm } from "../../board/alarm.js";
import type { BoardSnapshot } from "../../board/board-session.js";
import { boardMessages as m, doorMessages } from "../../messages/index.js";

export interface BoardNoticesProps {
  snapshot: BoardSnapshot;
  alarm: Alarm;
  audible: boolean;
  onUnlock: () => void;
  onSilence: () => void;
  /** On another screen than the board: where its orders are, and how many of them are late or canceled. */
  elsewhere?: { readonly href: string; readonly late: number; readonly canceled: number } | undefined;
}

/** What stands above the lanes: a line that is cut, a bell that cannot ring, orders that nobody answers. */
export function BoardNotices({
  snapshot,
  alarm,
  audible,
  onUnlock,
  onSilence,
  elsewhere,
}: BoardNoticesProps) {
  const { t } = useMessages();
  const { time } = useStaffFormat();
  const { board, line } = snapshot;
  const isLoud = alarm.level === "loud";
  useUnansweredInTitle(alarm.unanswered);
  return (
    <>
      {/* Announced when it begins; the time in it changes without a word. */}
      <p role="alert" className="sr-only">
        {alarm.unanswered > 0 && t(m.unanswered, { count: alarm.unanswered })}
      </p>
      {isLoud && <div aria-hidden className="counter-frame" />}
      {(isLoud || (elsewhere !== undefined && alarm.unanswered > 0)) && (
        <div data-slot="loud-strip" data-kind={isLoud ? "loud" : "new"} className="counter-strip">
          <Icon of={BellRing} size="large" />
          <p className="flex-1">{t(m.unanswered, { count: alarm.unanswered })}</p>
          <bdi dir="ltr">{formatCountdown(Math.floor(alarm.waitingMs / 1000))}</bdi>
          {elsewhere !== undefined && (
            <Button variant="outline" href={elsewhere.href}>
              {t(m.showOrders)}
            </Button>
          )}
          {isLoud && (
            <Button variant="outline" onClick={onSilence}>
              {t(m.silence)}
            </Button>
          )}
        </div>
      )}
      {elsewhere !== undefined && elsewhere.late + elsewhere.canceled > 0 && (
        <div data-slot="trouble-strip" data-kind="trouble" role="status" className="counter-strip">
          <Icon of={CircleX} />
          <p className="flex-words">
            {elsewhere.canceled > 0 && <span>{t(m.canceledOrders, { count: elsewhere.canceled })}</span>}{" "}
            {elsewhere.late > 0 && <span>{t(m.lateOrders, { count: elsewhere.late })}</span>}
          </p>
          <Button variant="outline" href={elsewhere.href}>
            {t(m.showOrders)}
          </Button>
        </div>
      )}
      {line === "broken" && (
        <div data-slot="offline-strip" data-kind="offline" role="status" className="counter-strip">
          <Icon of={WifiOff} />
          <p className="flex-words">
            <span>{t(m.offline, { time: time((board.heardAt ?? 0) + board.ahead) })}</span>{" "}
            <span>{t(m.offlineNew)}</span>
          </p>
        </div>
      )}
      {!audible && (
        <div
          data-slot="deaf-strip"
          role="alert"
          className="counter-strip m-3 rounded-picture border-2 border-danger bg-surface"
        >
          <Icon of={BellOff} size="large" className="text-danger-text" />
          <p className="flex-words">
            <b className="block font-semibold">{t(doorMessages.cannotRing)}</b>
            <span className="text-small text-muted">{t(doorMessages.cannotRingText)}</span>
          </p>
          <Button onClick={onUnlock}>{t(doorMessages.turnBellOn)}</Button>
        </div>
      )}
    </>
  );
}

/** The number of unanswered orders in the title of the tab: the twin of the bell while another tab is looked at. */
function useUnansweredInTitle(count: number): void {
  useEffect(() => {
    if (count === 0) return undefined;
    const title = document.title;
    document.title = `(${count}) ${title}`;
    return () => {
      document.title = title;
    };
  }, [count]);
}

/** A board that could not be read, or is not this person's. */
export function BoardProblem({ snapshot: { line, error } }: { snapshot: BoardSnapshot }) {
  const { t } = useMessages();
  const isRefused = line === "refused";
  return (
    <main role="alert" className="grid flex-1 content-center justify-items-center gap-3 p-6 text-center">
      <Icon of={RotateCcw} size="large" />
      <h1 className="heading text-title">{t(isRefused ? m.notYours : m.loadFailed)}</h1>
      <p className="text-muted">{t(isRefused ? m.notYoursText : m.loadFailedText)}</p>
      {typeof error?.requestId === "string" && (
        <p className="text-small text-muted">{t(doorMessages.request, { reference: error.requestId })}</p>
      )}
    </main>
  );
}

/** The first load of a board. */
export function FirstLoad() {
  return (
    <SkeletonGroup className="counter-lanes">
      {[3, 3, 2].map((cards, lane) => (
        <div key={lane} className="grid content-start gap-3 pt-12">
          {Array.from({ length: cards }, (_, at) => (
            <Skeleton key={at} shape="box" className="h-44" />
          ))}
        </div>
      ))}
    </SkeletonGroup>
  );
}

import type { BoardCard as BoardCardData } from "@talabee/contract";
import { BOARD_LANES, type BoardLane as Lane } from "@talabee/domain";
import { useMessages } from "@talabee/ui/locale";
import { useMemo, useRef, useState } from "react";
import { useClock } from "../../app/clock.js";
import { useModule } from "../../app/use-module.js";
import type { ActKind } from "../../board/acts.js";
import { alarmAt } from "../../board/alarm.js";
import { type BoardSnapshot, shownCards } from "../../board/board-session.js";
import { goneToTell, lanesOf } from "../../board/board-state.js";
import { BoardCard, type CardHandlers, DroppedCard, GoneCard } from "../../widgets/board-card/index.js";
import { BoardLane, LANE_NAMES } from "../../widgets/board-lane/index.js";
import { UndoBar } from "../../widgets/undo-bar/index.js";
import { boardMessages as m } from "../../messages/index.js";
import { BoardNotices, BoardProblem, FirstLoad } from "./board-notices.js";
import { MakeNow } from "./make-now.js";
import { useBoardKeys } from "./use-board-keys.js";

export interface BoardScreenProps extends CardHandlers {
  snapshot: BoardSnapshot;
  /** In how many minutes an order will be ready, as the store is used to. */
  usualMinutes: number;
  /** The display of a kitchen: what is ready, out or later are three counts. */
  kitchen?: boolean | undefined;
  /** Whether this screen can ring. */
  audible: boolean;
  onUnlock: () => void;
  /** Silences this screen for a moment. */
  onSilence: () => void;
  onUndo: (key: string) => void;
  onGoneSeen: (id: string) => void;
  onDroppedSeen: (key: string) => void;
  /** Whether an act can still be undone. */
  isHeld: (key: string) => boolean;
}

const loadDialogs = () => import("./board-dialogs.js");

const SHORTEST_MINUTES = 5;
const LONGEST_MINUTES = 180;

/** The lane under which an act can be undone: that into which its order went. */
function undoLaneOf(kind: ActKind, kitchen: boolean): Lane {
  if (kitchen || kind === "delay") return "kitchen";
  return kind === "out" ? "out" : "ready";
}

/** The open orders of a store, by what has to be done with them. */
export function BoardScreen({
  snapshot,
  usualMinutes,
  kitchen = false,
  audible,
  onUnlock,
  onSilence,
  onUndo,
  onGoneSeen,
  onDroppedSeen,
  isHeld,
  ...handlers
}: BoardScreenProps) {
  const { t } = useMessages();
  const { board, acts, dropped, line } = snapshot;
  const root = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState<Lane>("new");
  const [minutes, setMinutes] = useState<Readonly<Record<string, number>>>({});
  const dialogs = useModule(loadDialogs);
  const [dialog, setDialog] = useState<"find" | "keys">();
  const second = useClock((now) => Math.floor(now / 1000) * 1000);
  const cards = useMemo(() => shownCards({ board, acts }), [board, acts]);
  const lanes = useMemo(() => lanesOf(cards, second), [cards, second]);
  const gone = goneToTell(board, second);
  const alarm = alarmAt(lanes.new, second);
  const isLoud = alarm.level === "loud";
  const waiting = new Set(acts.flatMap(({ orderId, isWaiting }) => (isWaiting ? [orderId] : [])));
  const held = acts.filter(({ key, act }) => act.kind !== "prepare" && isHeld(key));
  const minutesOf = (id: string) => minutes[id] ?? usualMinutes;
  const byId = (id: string) => cards.find((card) => card.id === id);

  function next(card: BoardCardData): void {
    const lane = BOARD_LANES.find((name) => lanes[name].includes(card));
    if (handlers.answers === false && lane !== "kitchen") handlers.onOpen(card);
    else if (lane === "new") handlers.onAct(card, { kind: "accept", minutes: minutesOf(card.id) });
    else if (lane === "kitchen") handlers.onAct(card, { kind: "ready" });
    else if (lane === "ready") handlers.onHandOver(card);
    else handlers.onOpen(card);
  }
  useBoardKeys(root, {
    onLane: setChosen,
    onNext(id) {
      const card = byId(id);
      if (card !== undefined) return next(card);
      if (board.gone.has(id)) onGoneSeen(id);
      for (const { queued } of dropped) if (queued.orderId === id) onDroppedSeen(queued.key);
    },
    onShow: (id) => byId(id) && handlers.onOpen(byId(id)!),
    onRefuse(id) {
      const card = byId(id);
      if (card !== undefined && handlers.answers !== false) handlers.onRefuse(card);
    },
    onMinutes: (id, by) =>
      setMinutes({
        ...minutes,
        [id]: Math.min(LONGEST_MINUTES, Math.max(SHORTEST_MINUTES, minutesOf(id) + by)),
      }),
    onUndo: () => held.length > 0 && onUndo(held.at(-1)!.key),
    onFind: () => setDialog("find"),
    onHelp: () => setDialog("keys"),
  });

  if (line === "refused" || (board.heardAt === null && snapshot.error !== null))
    return <BoardProblem snapshot={snapshot} />;
  if (board.heardAt === null) return <FirstLoad />;

  const shownLanes = kitchen ? (["new", "kitchen"] as const) : BOARD_LANES;
  const counts = Object.fromEntries(BOARD_LANES.map((lane) => [lane, lanes[lane].length])) as Record<
    Lane,
    number
  >;
  counts.new += dropped.length;
  counts.kitchen += gone.length;
  return (
    <>
      <BoardNotices {...{ snapshot, alarm, audible, onUnlock, onSilence }} />
      <nav aria-label={t(m.lanes)} className="counter-tabs">
        {shownLanes.map((lane) => (
          <button key={lane} type="button" aria-pressed={lane === chosen} onClick={() => setChosen(lane)}>
            <b>{counts[lane]}</b>
            <span>{t(LANE_NAMES[lane])}</span>
          </button>
        ))}
      </nav>
      <main ref={root} data-slot="board" className="counter-lanes">
        {shownLanes.map((lane) => (
          <BoardLane
            key={lane}
            lane={lane}
            count={counts[lane]}
            chosen={lane === chosen}
            foot={
              <>
                {held
                  .filter(({ act }) => lane === undoLaneOf(act.kind, kitchen))
                  .map((act) => (
                    <UndoBar key={act.key} act={act} ahead={board.ahead} onUndo={onUndo} />
                  ))}
                {kitchen && lane === "kitchen" && <MakeNow cards={lanes.kitchen} />}
              </>
            }
          >
            {lane === "new" &&
              dropped.map((entry) => (
                <li key={entry.queued.key}>
                  <DroppedCard dropped={entry} onSeen={onDroppedSeen} />
                </li>
              ))}
            {lane === "kitchen" &&
              gone.map((one) => (
                <li key={one.card.id}>
                  <GoneCard {...one} onSeen={onGoneSeen} />
                </li>
              ))}
            {lanes[lane].map((card) => (
              <li key={card.id}>
                <BoardCard
                  {...handlers}
                  card={card}
                  lane={lane}
                  minutes={minutesOf(card.id)}
                  loud={isLoud}
                  waiting={waiting.has(card.id)}
                />
              </li>
            ))}
          </BoardLane>
        ))}
        {kitchen && (
          <div className="counter-rail counter-wide">
            {(["ready", "out", "later"] as const).map((lane) => (
              <p
                key={lane}
                data-slot="lane-count"
                className="grid justify-items-center rounded-picture border border-border bg-surface py-3"
              >
                <b>{counts[lane]}</b>
                <span>{t(LANE_NAMES[lane])}</span>
              </p>
            ))}
          </div>
        )}
      </main>
      {dialogs !== undefined && dialog === "keys" && <dialogs.KeyList onClose={() => setDialog(undefined)} />}
      {dialogs !== undefined && dialog === "find" && (
        <dialogs.FindOrder
          cards={cards}
          onFound={(card) => {
            setDialog(undefined);
            handlers.onOpen(card);
          }}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  );
}

import { useSyncExternalStore } from "react";
import { useClock } from "../../app/clock.js";
import { alarmAt, knocksOf } from "../../board/alarm.js";
import { type BoardSession, shownCards } from "../../board/board-session.js";
import { goneToTell, lanesOf } from "../../board/board-state.js";
import type { Ringer } from "../../board/ringer.js";
import { BoardNotices } from "../board-screen/board-notices.js";

export interface DoorNoticesProps {
  board: BoardSession;
  ringer: Ringer;
  audible: boolean;
  onUnlock: () => void;
  /** Where the orders are. */
  href: string;
}

/** What the bell rings for, on a screen that is not the board. */
export function DoorNotices({ board, ringer, audible, onUnlock, href }: DoorNoticesProps) {
  const snapshot = useSyncExternalStore(board.subscribe, board.get);
  const second = useClock((now) => Math.floor(now / 1000) * 1000);
  const lanes = lanesOf(shownCards(snapshot), second);
  return (
    <BoardNotices
      snapshot={snapshot}
      alarm={alarmAt(lanes.new, second)}
      audible={audible}
      onUnlock={onUnlock}
      onSilence={ringer.silence}
      elsewhere={{
        href,
        late: lanes.kitchen.filter((card) => knocksOf(card, second) > 0).length,
        canceled: goneToTell(snapshot.board, second).length,
      }}
    />
  );
}

import {
  type BoardCard,
  type DeviceState,
  errorDataOf,
  handOverOrder,
  type PanelStore,
} from "@talabee/contract";
import { useMessages } from "@talabee/ui/locale";
import { useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { type BoardSession, shownCards } from "../../board/board-session.js";
import type { Act } from "../../board/acts.js";
import type { Ringer } from "../../board/ringer.js";
import { useCounter } from "../../app/counter.js";
import { useModule } from "../../app/use-module.js";
import type { HandOverResult } from "../../widgets/hand-over-panel/index.js";
import { boardMessages } from "../../messages/index.js";
import { BoardScreen } from "../board-screen/index.js";

const loadPanels = () => import("./board-panels.js");

type PanelKind = "order" | "refuse" | "hand_over" | "rider";

export interface StoreBoardProps {
  board: BoardSession;
  ringer: Ringer;
  store: PanelStore | undefined;
  /** The paired device whose session this is; null in a person's own session. */
  device: DeviceState | null;
  kitchen: boolean;
  audible: boolean;
}

/** A name that ends sooner may not last until the server has read the act. */
const NAMED_LEFT_MS = 5000;

/** What a store is used to need, where it has not said. */
const USUAL_MINUTES = 20;

function usualMinutes(store: PanelStore | undefined): number {
  const said = store?.preparation_minutes ?? 0;
  return said === 0 ? USUAL_MINUTES : Math.min(180, Math.max(5, Math.round(said / 5) * 5));
}

/** The board with its panels, wired to the server. */
export function StoreBoard({ board, ringer, store, device, kitchen, audible }: StoreBoardProps) {
  const { t } = useMessages();
  const { bell } = useCounter();
  /** A kitchen's screen neither answers orders nor hands them over. */
  const answers = device?.role !== "kitchen";
  const snapshot = useSyncExternalStore(board.subscribe, board.get);
  const panels = useModule(loadPanels);
  const [panel, setPanel] = useState<{ kind: PanelKind; id: string }>();
  /** What waits for a person to name themselves. */
  const [unnamed, setUnnamed] = useState<() => void>();
  const openPanel = useRef(panel);
  useLayoutEffect(() => {
    openPanel.current = panel;
  }, [panel]);
  const close = () => setPanel(undefined);
  const act = useCallback((card: BoardCard, what: Act) => void board.act(card, what), [board]);
  const open = useCallback((card: BoardCard) => setPanel({ kind: "order", id: card.id }), []);
  const refuse = useCallback((card: BoardCard) => setPanel({ kind: "refuse", id: card.id }), []);
  const handOver = useCallback(
    (card: BoardCard) => {
      if (card.order_type === "dine_in") return void board.act(card, { kind: "hand_over", code: null });
      if (card.order_type === "pickup") return setPanel({ kind: "hand_over", id: card.id });
      if (card.rider_name === null) return setPanel({ kind: "rider", id: card.id });
      void board.act(card, { kind: "out" });
    },
    [board],
  );
  /** Does what a device may not do alone. */
  function asPerson(what: () => void): void {
    const until = device?.person?.until;
    const isNamed = until !== undefined && Date.parse(until) - board.now() > NAMED_LEFT_MS;
    if (device === null || isNamed) what();
    else setUnnamed(() => what);
  }
  const cards = shownCards(snapshot);
  const card = panel === undefined ? undefined : cards.find(({ id }) => id === panel.id);

  async function giveByCode(order: BoardCard, code: string | null): Promise<HandOverResult> {
    const outcome = await board.act(order, { kind: "hand_over", code });
    if (!("error" in outcome)) return "done";
    const { error } = outcome;
    // The panel tells of it; without the panel, the board does.
    if (openPanel.current?.kind === "hand_over" && openPanel.current.id === order.id)
      board.forgetDroppedOf(order.id);
    const tries = errorDataOf(handOverOrder, error, "hand_over_code_wrong");
    if (tries !== null) return { kind: "wrong", triesLeft: tries.tries_left };
    if (error.code === "hand_over_code_locked") return { kind: "locked" };
    return { kind: "failed", message: error.message || t(boardMessages.overtaken) };
  }

  return (
    <>
      <BoardScreen
        snapshot={snapshot}
        usualMinutes={usualMinutes(store)}
        kitchen={kitchen}
        audible={audible}
        onUnlock={() => void bell.unlock()}
        onSilence={ringer.silence}
        onUndo={board.undo}
        onGoneSeen={board.forgetGone}
        onDroppedSeen={board.forgetDropped}
        isHeld={board.isHeld}
        answers={answers}
        onAct={act}
        onOpen={open}
        onRefuse={refuse}
        onHandOver={handOver}
      />
      {card !== undefined &&
        panels !== undefined &&
        panel?.kind === "order" &&
        answers &&
        card.order_status === "pending" && (
          <panels.AcceptPanel
            key={card.id}
            card={card}
            usual={usualMinutes(store)}
            cooking={cards.filter((one) => one.order_status === "accepted" && one.ready_at === null).length}
            onAccept={(order, minutes) => {
              act(order, { kind: "accept", minutes });
              close();
            }}
            onRefuse={refuse}
            onClose={close}
          />
        )}
      {card !== undefined &&
        panels !== undefined &&
        panel?.kind === "order" &&
        !(answers && card.order_status === "pending") && (
          <panels.OrderPanel card={card} onAct={act} onRefuse={answers ? refuse : undefined} onClose={close}>
            {answers &&
              card.order_type === "delivery" &&
              card.order_status === "accepted" &&
              card.rider_name === null && <panels.RiderChoice card={card} />}
          </panels.OrderPanel>
        )}
      {card !== undefined && panels !== undefined && panel?.kind === "rider" && (
        <panels.OrderPanel card={card} onAct={act} onRefuse={refuse} onClose={close}>
          <panels.RiderChoice card={card} onAssigned={close} />
        </panels.OrderPanel>
      )}
      {card !== undefined && panels !== undefined && panel?.kind === "refuse" && (
        <panels.RefusePanel
          key={card.id}
          card={card}
          onRefuse={(order, reason, words) => {
            close();
            asPerson(() => act(order, { kind: "refuse", reason, words }));
          }}
          onClose={close}
        />
      )}
      {card !== undefined && panels !== undefined && panel?.kind === "hand_over" && (
        <panels.HandOverPanel
          key={card.id}
          card={card}
          waiting={snapshot.acts.some(
            (one) => one.orderId === card.id && one.act.kind === "hand_over" && one.isWaiting === true,
          )}
          onHandOver={giveByCode}
          onClose={close}
        />
      )}
      {unnamed !== undefined && device !== null && panels !== undefined && (
        <panels.NamePerson
          device={device}
          onNamed={() => {
            unnamed();
            setUnnamed(undefined);
          }}
          onClose={() => setUnnamed(undefined)}
        />
      )}
    </>
  );
}

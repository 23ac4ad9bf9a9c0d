import { BOARD_LANES, type BoardLane } from "@talabee/domain";
import { useLocale } from "@talabee/ui/locale";
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";

export interface BoardKeys {
  /** Shows a lane on a phone. */
  onLane: (lane: BoardLane) => void;
  /** The next step of an order: accept, ready, handed over. */
  onNext: (orderId: string) => void;
  onShow: (orderId: string) => void;
  onRefuse: (orderId: string) => void;
  onMinutes: (orderId: string, by: number) => void;
  onUndo: () => void;
  onFind: () => void;
  onHelp: () => void;
}

const STEP = 5;
const cardsOf = (lane: Element | null) => [...(lane?.querySelectorAll<HTMLElement>("[data-order]") ?? [])];

/** Lanes as they stand on the screen; the kitchen's display has fewer. */
const lanesIn = (board: HTMLElement) =>
  BOARD_LANES.flatMap((name) => board.querySelector<HTMLElement>(`[data-lane="${name}"]`) ?? []);

/**
 * The keys of a board. Letters are known by their place, so that an Arabic keyboard has them where the hint says. Nothing
 * happens while somebody types or a panel is open.
 */
export function useBoardKeys(board: RefObject<HTMLElement | null>, keys: BoardKeys): void {
  const { direction } = useLocale();

  const focusIn = (lane: HTMLElement | undefined, at = 0) => {
    if (lane === undefined) return;
    keys.onLane(lane.dataset["lane"] as BoardLane);
    const cards = cardsOf(lane);
    // On a phone the lane is shown by the render that follows.
    requestAnimationFrame(() => cards[Math.min(at, cards.length - 1)]?.focus());
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const root = board.current;
    const target = event.target as HTMLElement;
    if (root === null || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (target.closest("input, textarea, select, [role=dialog], [role=menu]") !== null) return;
    const lanes = lanesIn(root);
    const card = target.closest<HTMLElement>("[data-order]");
    const lane = card?.closest<HTMLElement>("[data-lane]") ?? null;
    const at = card === null ? -1 : cardsOf(lane).indexOf(card);
    const orderId = card?.dataset["order"];
    const isOnCard = target === card;
    const digit = /^(?:Digit|Numpad)([1-5])$/.exec(event.code)?.[1];
    const laneAt = lane === null ? -1 : lanes.indexOf(lane);
    const towards = (event.key === "ArrowRight") === (direction === "ltr") ? 1 : -1;

    const act = ((): (() => void) | undefined => {
      if (digit !== undefined) return () => focusIn(lanes[Number(digit) - 1]);
      if (event.key === "?") return keys.onHelp;
      switch (event.code) {
        case "ArrowDown":
          return () => (card === null ? focusIn(lanes[0]) : cardsOf(lane)[at + 1]?.focus());
        case "ArrowUp":
          return () => (card === null ? focusIn(lanes[0]) : cardsOf(lane)[at - 1]?.focus());
        case "ArrowLeft":
        case "ArrowRight":
          return () => focusIn(card === null ? lanes[0] : lanes[laneAt + towards], Math.max(at, 0));
        case "KeyZ":
          return keys.onUndo;
        case "Slash":
        case "NumpadDivide":
          return keys.onFind;
      }
      if (orderId === undefined) return undefined;
      switch (event.code) {
        case "Enter":
        case "NumpadEnter":
          // A focused button is pressed by the browser.
          return isOnCard ? () => keys.onNext(orderId) : undefined;
        case "Space":
          return isOnCard ? () => keys.onShow(orderId) : undefined;
        case "KeyR":
          return () => keys.onRefuse(orderId);
        case "Equal":
        case "NumpadAdd":
          return () => keys.onMinutes(orderId, STEP);
        case "Minus":
        case "NumpadSubtract":
          return () => keys.onMinutes(orderId, -STEP);
      }
      return undefined;
    })();
    if (act === undefined) return;
    event.preventDefault();
    act();
  });

  // Before the first paint: a key that is pressed as soon as the board is seen counts.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
  useKeptPlace(board);
}

/**
 * Keeps the place of a keyboard: a card that moves to another lane, or goes, takes the focus with it. Then the next card of the
 * lane has it, or the moved card where the lane is empty.
 */
function useKeptPlace(board: RefObject<HTMLElement | null>): void {
  const place = useRef<{ readonly lane: string; readonly at: number; readonly orderId: string } | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const card = (target as HTMLElement).closest<HTMLElement>("[data-order]");
      const lane = card?.closest<HTMLElement>("[data-lane]");
      place.current =
        card && lane && board.current?.contains(card)
          ? { lane: lane.dataset["lane"]!, at: cardsOf(lane).indexOf(card), orderId: card.dataset["order"]! }
          : null;
    };
    // A press beside the cards leaves them.
    const forget = ({ target }: PointerEvent) => {
      if ((target as HTMLElement).closest("[data-order]") === null) place.current = null;
    };
    document.addEventListener("focusin", remember);
    document.addEventListener("pointerdown", forget);
    return () => {
      document.removeEventListener("focusin", remember);
      document.removeEventListener("pointerdown", forget);
    };
  }, [board]);
  useLayoutEffect(() => {
    const root = board.current;
    if (root === null || place.current === null || document.activeElement !== document.body) return;
    const { lane, at, orderId } = place.current;
    const cards = cardsOf(root.querySelector(`[data-lane="${lane}"]`));
    const moved = root.querySelector<HTMLElement>(`[data-order="${CSS.escape(orderId)}"]`);
    (cards[Math.min(at, cards.length - 1)] ?? moved)?.focus();
  });
}

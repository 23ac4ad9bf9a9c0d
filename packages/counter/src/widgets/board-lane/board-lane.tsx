import { useMessages } from "@talabee/ui/locale";
import type { ComponentProps, ReactNode } from "react";
import type { BoardLane as Lane } from "@talabee/domain";
import { boardMessages as m } from "../../messages/index.js";

export const LANE_NAMES = {
  new: m.laneNew,
  kitchen: m.laneKitchen,
  ready: m.laneReady,
  out: m.laneOut,
  later: m.laneLater,
} as const;

const EMPTY = {
  new: m.emptyNew,
  kitchen: m.emptyKitchen,
  ready: m.emptyReady,
  out: m.emptyOut,
  later: m.emptyLater,
} as const;

/** Cards in a lane from which on those out of sight are not laid out. */
const MANY = 30;

export interface BoardLaneProps extends Omit<ComponentProps<"section">, "children"> {
  lane: Lane;
  count: number;
  /** Whether it is the one that a phone shows. */
  chosen: boolean;
  /** The cards, each in an `li`. */
  children?: ReactNode;
  /** Under the cards: what can be undone. */
  foot?: ReactNode;
}

/** A lane of the board. */
export function BoardLane({ lane, count, chosen, children, foot, ...rest }: BoardLaneProps) {
  const { t } = useMessages();
  const isEmpty = count === 0;
  return (
    <section
      data-slot="board-lane"
      {...rest}
      data-lane={lane}
      data-chosen={chosen ? "" : undefined}
      data-many={count > MANY ? "" : undefined}
      aria-label={t(LANE_NAMES[lane])}
      className="counter-lane"
    >
      <header>
        <h2 className="font-semibold">{t(LANE_NAMES[lane])}</h2>
        <span className="font-medium text-muted">{count}</span>
        {lane === "new" && !isEmpty && <span data-slot="lane-note">{t(m.leftToAccept)}</span>}
      </header>
      {isEmpty && (
        <div className="counter-empty">
          <p>{t(EMPTY[lane])}</p>
          {lane === "new" && <p>{t(m.emptyNewText)}</p>}
        </div>
      )}
      <ol>{children}</ol>
      {foot}
    </section>
  );
}

import { panelStore } from "@talabee/contract";
import { useMessages } from "@talabee/ui/locale";
import { Clock, ListOrdered, UtensilsCrossed } from "lucide-react";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { keptActs } from "../../adapters/storage/kept-acts.js";
import { ClockProvider, createClock } from "../../app/clock.js";
import { useCounter } from "../../app/counter.js";
import { useCall } from "../../app/use-call.js";
import { BoardSession } from "../../board/board-session.js";
import { Ringer } from "../../board/ringer.js";
import { DoorBar } from "../../widgets/door-bar/index.js";
import { doorMessages as m } from "../../messages/index.js";
import { ShiftScreen, useDeviceState } from "../shift-screen/index.js";
import { BellChip } from "./bell-chip.js";
import { DoorNotices } from "./door-notices.js";
import { PersonMenu } from "./person-menu.js";
import { useModule } from "../../app/use-module.js";
import { useUnlockByPress } from "../../app/use-unlock-by-press.js";
import { FirstLoad } from "../board-screen/board-notices.js";
import { StoreBoard } from "./store-board.js";
import { useStoreStatus } from "./use-store-status.js";

export const STORE_SCREENS = ["orders", "menu", "hours"] as const;
export type StoreScreen = (typeof STORE_SCREENS)[number];
/** How the door looks: as the device likes, or for the wall of a kitchen. */
export const LOOKS = ["light", "dark", "kitchen"] as const;
export type Look = (typeof LOOKS)[number];

export interface StoreShiftProps {
  storeId: string;
  storeName: string;
  screen: StoreScreen;
  /** Addresses of the screens that the host has. */
  hrefs: Partial<Readonly<Record<StoreScreen, string>>>;
  look: Look;
  onLook: (look: Look) => void;
  onSignOut: () => void;
  onOtherStore?: (() => void) | undefined;
}

const loadScreens = () => import("./store-screens.js");

/** A shift is over by itself after this long: the bell is heard anew. */
const SHIFT_MS = 12 * 3_600_000;
/** Between two reads of the store: the server may have paused it. */
const STORE_MS = 30_000;
const ICONS = { orders: ListOrdered, menu: UtensilsCrossed, hours: Clock } as const;
const NAMES = { orders: m.orders, menu: m.menuToday, hours: m.hours } as const;

/** A store's door, once it is known which: the start of the shift, then its screens. The bell rings on all of them. */
export function StoreShift({
  storeId,
  storeName,
  screen,
  hrefs,
  look,
  onLook,
  onSignOut,
  onOtherStore,
}: StoreShiftProps) {
  const { api, session, storage, bell } = useCounter();
  const { t } = useMessages();
  const device = useDeviceState();
  const shiftKey = `counter.shift.${storeId}`;
  const [hasStarted, setHasStarted] = useState(
    () => Date.now() - Number(storage.get(shiftKey) ?? 0) < SHIFT_MS,
  );
  const isAudible = useSyncExternalStore(bell.subscribe, bell.isAudible);
  const { data: store } = useCall(panelStore, { params: { id: storeId }, everyMs: STORE_MS });
  const board = useMemo(
    () =>
      new BoardSession({
        api,
        storeId,
        storage: keptActs(`${storeId}.${session.id()}`),
        onExpired: session.onEnded,
      }),
    [api, storeId, session],
  );
  const ringer = useMemo(() => new Ringer(board, bell), [board, bell]);
  const clock = useMemo(() => createClock(board.now), [board]);
  useEffect(() => board.start(), [board]);
  useEffect(() => (hasStarted ? ringer.start() : undefined), [ringer, hasStarted]);
  useUnlockByPress(isAudible ? undefined : bell.unlock);
  const screens = useModule(loadScreens);
  const status = useStoreStatus(store, clock);
  /** What was asked for while acts of this person wait for the line. */
  const [leaving, setLeaving] = useState<() => void>();

  const start = () => {
    storage.set(shiftKey, String(Date.now()));
    setHasStarted(true);
  };
  // What is held back is sent first: nobody else could send it as this person.
  const leaveBy = (leave: () => void) => async () => {
    if (await board.leave()) leave();
    else setLeaving(() => leave);
  };
  const links = (["orders", "menu", "hours"] as const).flatMap((name) => {
    const href = hrefs[name];
    return href === undefined
      ? []
      : [{ href, label: t(NAMES[name]), icon: ICONS[name], current: name === screen }];
  });
  return (
    <ClockProvider value={clock}>
      <DoorBar name={storeName} status={status} links={hasStarted ? links : []}>
        {hasStarted && <BellChip audible={isAudible} onUnlock={() => void bell.unlock()} />}
        <PersonMenu
          {...{ look, onLook }}
          name={session.name()}
          onSignOut={() => void leaveBy(onSignOut)()}
          onOtherStore={onOtherStore && (() => void leaveBy(onOtherStore)())}
        />
      </DoorBar>
      {hasStarted && screen !== "orders" && (
        <DoorNotices
          board={board}
          ringer={ringer}
          audible={isAudible}
          onUnlock={() => void bell.unlock()}
          href={hrefs.orders ?? ""}
        />
      )}
      {leaving !== undefined && screens !== undefined && (
        <screens.LeaveAnyway onLeave={leaving} onStay={() => setLeaving(undefined)} />
      )}
      {!hasStarted ? (
        <ShiftScreen bell={bell} device={device} onStart={start} />
      ) : screen !== "orders" ? (
        screens === undefined ? (
          <FirstLoad />
        ) : screen === "menu" ? (
          <screens.StoreMenu storeId={storeId} store={store} />
        ) : (
          <screens.StoreHours storeId={storeId} store={store} />
        )
      ) : (
        <StoreBoard
          board={board}
          ringer={ringer}
          store={store}
          kitchen={look === "kitchen"}
          audible={isAudible}
        />
      )}
    </ClockProvider>
  );
}

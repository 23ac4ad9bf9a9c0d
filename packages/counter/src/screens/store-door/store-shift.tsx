import { type DeviceState, panelStore } from "@talabee/contract";
import { lacksPerson, mayOnDevice, type Right } from "@talabee/domain";
import { useMessages } from "@talabee/ui/locale";
import { Clock, ListOrdered, UtensilsCrossed } from "lucide-react";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { keptActs } from "../../adapters/storage/kept-acts.js";
import { ClockProvider, createClock } from "../../app/clock.js";
import { useCounter } from "../../app/counter.js";
import { useCall } from "../../app/use-call.js";
import { useModule } from "../../app/use-module.js";
import { useUnlockByPress } from "../../app/use-unlock-by-press.js";
import { BoardSession } from "../../board/board-session.js";
import { Ringer } from "../../board/ringer.js";
import { DoorBar } from "../../widgets/door-bar/index.js";
import { doorMessages as m } from "../../messages/index.js";
import { FirstLoad } from "../board-screen/board-notices.js";
import type { ShiftScreenProps } from "../shift-screen/index.js";
import { useDeviceState } from "../shift-screen/use-device-state.js";
import { BellChip } from "./bell-chip.js";
import { PersonMenu } from "./person-menu.js";
import { StoreBoard } from "./store-board.js";
import { type Look, type StoreScreen } from "./store-screen.js";
import { useStoreStatus } from "./use-store-status.js";

export interface StoreShiftProps {
  storeId: string;
  storeName: string;
  /** The paired device whose session this is; null in a person's own session. */
  device: DeviceState | null;
  screen: StoreScreen;
  /** Addresses of the screens that the host has. */
  hrefs: Partial<Readonly<Record<StoreScreen, string>>>;
  look: Look;
  onLook: (look: Look) => void;
  /** Ends a person's session. */
  onSignOut?: (() => void) | undefined;
  /** Signs a person in at a paired device. */
  onSignIn?: (() => void) | undefined;
  onOtherStore?: (() => void) | undefined;
}

const loadScreens = () => import("./store-screens.js");

/** A shift is over by itself after this long: the bell is heard anew. */
const SHIFT_MS = 12 * 3_600_000;
/** Between two reads of the store: the server may have paused it. */
const STORE_MS = 30_000;
/** The screens of the bar, and the rights that a device needs for them. */
const LINKS = [
  ["orders", m.orders, ListOrdered, "board.read"],
  ["menu", m.menuToday, UtensilsCrossed, "menu.availability"],
  ["hours", m.hours, Clock, "store.pause"],
] as const;

/** A store's door, once it is known which: the start of the shift, then its screens. The bell rings on all of them. */
export function StoreShift(props: StoreShiftProps) {
  const { storeId, storeName, device: paired, screen, hrefs, look, onLook } = props;
  const { onSignOut, onSignIn, onOtherStore } = props;
  const { api, session, storage, bell, onExpired } = useCounter();
  const { t } = useMessages();
  const deviceState = useDeviceState();
  const shiftKey = `counter.shift.${storeId}`;
  const [hasStarted, setHasStarted] = useState(
    () => Date.now() - Number(storage.get(shiftKey) ?? 0) < SHIFT_MS,
  );
  const isAudible = useSyncExternalStore(bell.subscribe, bell.isAudible);
  const { data: store } = useCall(panelStore, { params: { id: storeId }, everyMs: STORE_MS });
  const owner = paired?.id ?? session.id();
  const board = useMemo(
    () => new BoardSession({ api, storeId, storage: keptActs(`${storeId}.${owner}`), onExpired }),
    [api, storeId, owner, onExpired],
  );
  const isKitchen = paired?.role === "kitchen";
  const ringer = useMemo(() => new Ringer(board, bell, { answers: !isKitchen }), [board, bell, isKitchen]);
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
  const leaveBy = (leave: (() => void) | undefined) =>
    leave &&
    (() => {
      void board.leave().then((isSent) => (isSent ? leave() : setLeaving(() => leave)));
    });
  const links = LINKS.flatMap(([name, label, icon, right]) => {
    const href = hrefs[name];
    return href === undefined || !mayAt(paired, right)
      ? []
      : [{ href, label: t(label), icon, current: name === screen }];
  });
  return (
    <ClockProvider value={clock}>
      <DoorBar name={storeName} status={status} links={hasStarted ? links : []}>
        {hasStarted && <BellChip audible={isAudible} onUnlock={() => void bell.unlock()} />}
        <PersonMenu
          {...{ look, onLook }}
          name={paired?.name ?? session.name()}
          hrefs={hasStarted && paired === null ? hrefs : {}}
          onSignIn={onSignIn}
          onSignOut={leaveBy(onSignOut)}
          onOtherStore={leaveBy(onOtherStore)}
        />
      </DoorBar>
      {hasStarted && screen !== "orders" && screens !== undefined && (
        <screens.DoorNotices
          board={board}
          ringer={ringer}
          audible={isAudible}
          onUnlock={() => void bell.unlock()}
          href={hrefs.orders ?? ""}
        />
      )}
      {screens !== undefined && (
        <screens.Heartbeat {...{ storeId, board, hasStarted }} device={deviceState} audible={isAudible} />
      )}
      {leaving !== undefined && screens !== undefined && (
        <screens.LeaveAnyway onLeave={leaving} onStay={() => setLeaving(undefined)} />
      )}
      {!hasStarted ? (
        <StartOfShift bell={bell} device={deviceState} onStart={start} />
      ) : screen === "orders" ? (
        <StoreBoard
          board={board}
          ringer={ringer}
          store={store}
          device={paired}
          kitchen={look === "kitchen" || isKitchen}
          audible={isAudible}
        />
      ) : screens === undefined ? (
        <FirstLoad />
      ) : (
        <screens.StoreScreenAt {...{ screen, storeId, store }} />
      )}
    </ClockProvider>
  );
}

const loadShift = () => import("../shift-screen/index.js");

/** A device that is opened again during its shift does without it. */
function StartOfShift(props: ShiftScreenProps) {
  const module = useModule(loadShift);
  return module === undefined ? null : <module.ShiftScreen {...props} />;
}

/** Whether a device may do something, alone or once a person has named themselves. A person is told by the server. */
function mayAt(device: DeviceState | null, right: Right): boolean {
  if (device === null) return true;
  const facts = { role: device.role, person: null };
  return mayOnDevice(right, facts) || lacksPerson(right, facts);
}

import type { PanelError, RideShift } from "@talabee/contract";
import { useMessages } from "@talabee/ui/locale";
import { Icon } from "@talabee/ui/primitives/icon";
import { ArrowLeft, BellOff, List, TriangleAlert, WifiOff } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useClock } from "../../app/clock.js";
import { useModule } from "../../app/use-module.js";
import { doorMessages, rideMessages as m } from "../../messages/index.js";
import { type ActWithoutTime, rideStep, secondsLeft } from "../../ride/ride-acts.js";
import type { RideSnapshot } from "../../ride/ride-session.js";
import { DoorCode } from "../../widgets/door-code/index.js";
import { OrderCode } from "../../widgets/order-code/index.js";
import type { RideMenuProps } from "../../widgets/ride-menu/index.js";
import { RideOffer, type RideOfferProps } from "../../widgets/ride-offer/index.js";
import { RideRun } from "../../widgets/ride-run/index.js";
import { RideNotices } from "./ride-notices.js";
import { RideStart, type RideStartProps } from "./ride-start.js";
import { RideWaiting } from "./ride-waiting.js";

const loadSheets = () => import("./ride-sheets.js");
const loadMap = () => import("../../widgets/ride-map/index.js");

export interface RideScreenProps
  extends
    Pick<RideMenuProps, "look" | "onLookChange" | "onLanguageChange" | "onSignOut" | "onDutyChange">,
    Pick<RideOfferProps, "place" | "answering" | "problem"> {
  snapshot: RideSnapshot & { readonly state: NonNullable<RideSnapshot["state"]> };
  /** The browser does not say where the rider is. */
  placeDenied: boolean;
  /** Whether the phone can ring. */
  audible: boolean;
  onUnlock: () => void;
  onAct: (act: ActWithoutTime) => void;
  onAnswer: RideOfferProps["onAnswer"];
  onStart: RideStartProps["onStart"];
  onEndShift: (handedIn: number) => Promise<RideShift | PanelError>;
  onNewsSeen: () => void;
}

/** What the screen shows, by which its heading gets the focus when it changes. */
type Shown = "start" | "waiting" | "offer" | "to_store" | "to_customer" | "at_door" | "way";

function shownOf(
  { state, ride }: Pick<RideScreenProps["snapshot"], "state" | "ride">,
  showsWay: boolean,
): Shown {
  if (ride !== null) {
    const step = rideStep(ride);
    return step === "at_door" && showsWay ? "way" : (step as Exclude<typeof step, "offered">);
  }
  if (state.shift === null) return "start";
  return state.offer === null ? "waiting" : "offer";
}

/** A rider's phone: before a shift, waiting, an offer, or a run with one big act a step. */
export function RideScreen(props: RideScreenProps) {
  const { snapshot, place, onAct } = props;
  const { state, ride, acts, isOffline, news } = snapshot;
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  // Of one order: the office may give the rider another one meanwhile.
  const [problemOf, setProblemOf] = useState<string | null>(null);
  const [wayOf, setWayOf] = useState<string | null>(null);
  const rideId = ride?.id ?? null;
  const tellProblem = () => setProblemOf(rideId);
  const showsWay = rideId !== null && wayOf === rideId;
  // Over, it is another rider's: the server says so in a moment.
  const isOpen = useClock((now) => state.offer !== null && secondsLeft(state.offer.expires_at, now) > 0);
  const offer = isOpen || props.answering !== null ? state.offer : null;
  const shown = shownOf({ state: { ...state, offer }, ride }, showsWay);
  const main = useRef<HTMLElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    main.current?.querySelector<HTMLElement>("h1[tabindex]")?.focus();
  }, [shown]);
  const sheets = useModule(loadSheets);
  const map = useModule(loadMap);
  const hasMap = shown === "offer" || shown === "to_store" || shown === "to_customer" || shown === "way";
  const bar = (
    <Bar
      {...props}
      shown={shown}
      onMenu={() => setIsMenuOpen(true)}
      onProblem={tellProblem}
      onBack={() => setWayOf(rideId)}
    />
  );
  return (
    <main ref={main} data-slot="ride-screen" data-shown={shown} className="ride">
      {hasMap ? (
        <div data-slot="ride-map" className="ride-map">
          {map !== undefined && (
            <map.RideMap
              store={(ride ?? offer)!.store}
              destination={
                ride === null
                  ? (offer?.destination ?? null)
                  : shown === "to_store"
                    ? null
                    : (ride.address?.location ?? null)
              }
              place={place}
            />
          )}
          {bar}
        </div>
      ) : (
        bar
      )}
      <RideNotices
        snapshot={snapshot}
        placeDenied={props.placeDenied && ride !== null}
        onSeen={props.onNewsSeen}
      />
      {shown === "start" && <RideStart onStart={props.onStart} />}
      {shown === "waiting" && (
        <RideWaiting onDuty={state.on_duty} offline={isOffline} onDutyChange={props.onDutyChange} />
      )}
      {shown === "offer" && offer !== null && (
        <RideOffer
          key={offer.id}
          offer={offer}
          place={place}
          answering={props.answering}
          problem={props.problem}
          onAnswer={props.onAnswer}
        />
      )}
      {ride !== null && shown === "at_door" && (
        <DoorCode
          key={ride.id}
          ride={ride}
          offline={isOffline}
          sending={acts.some(({ orderId, act }) => orderId === ride.id && act.kind === "deliver")}
          wrong={news?.kind === "wrong" && news.orderId === ride.id ? news : undefined}
          onDeliver={(handOver) => onAct({ kind: "deliver", ...handOver })}
          onProblem={tellProblem}
        />
      )}
      {ride !== null && (shown === "to_store" || shown === "to_customer" || shown === "way") && (
        <RideRun
          ride={ride}
          onPickUp={() => onAct({ kind: "pick_up" })}
          onArrive={() => (shown === "way" ? setWayOf(null) : onAct({ kind: "arrive" }))}
        />
      )}
      {sheets !== undefined && isMenuOpen && (
        <sheets.RideMenu
          shift={state.shift}
          onDuty={state.on_duty}
          blocked={ride !== null ? "riding" : acts.length > 0 ? "waiting" : null}
          look={props.look}
          onClose={() => setIsMenuOpen(false)}
          onDutyChange={props.onDutyChange}
          onEndShift={props.onEndShift}
          onLookChange={props.onLookChange}
          onLanguageChange={props.onLanguageChange}
          onSignOut={props.onSignOut}
        />
      )}
      {sheets !== undefined && rideId !== null && problemOf === rideId && (
        <sheets.RideProblem
          key={rideId}
          onClose={() => setProblemOf(null)}
          onReport={(report) => onAct({ kind: "fail", ...report })}
        />
      )}
    </main>
  );
}

/** What stands at the top: the menu, the line, a problem; over the map, or above the code. */
function Bar({
  snapshot,
  shown,
  audible,
  onUnlock,
  onMenu,
  onProblem,
  onBack,
}: RideScreenProps & { shown: Shown; onMenu: () => void; onProblem: () => void; onBack: () => void }) {
  const { t } = useMessages();
  const { ride, isOffline, state } = snapshot;
  const isAtDoor = shown === "at_door";
  return (
    <div className="ride-top">
      {isAtDoor ? (
        <button type="button" className="ride-chip" aria-label={t(m.showWay)} onClick={onBack}>
          <Icon of={ArrowLeft} flip />
        </button>
      ) : (
        <button
          type="button"
          className="ride-chip"
          aria-label={t(state.shift === null ? m.you : m.shift)}
          onClick={onMenu}
        >
          <Icon of={List} />
        </button>
      )}
      {isAtDoor && ride !== null && <OrderCode code={ride.order_code} />}
      <span className="flex flex-wrap justify-end gap-2">
        {!audible && !isAtDoor && (
          <button type="button" className="ride-chip" data-tone="danger" onClick={onUnlock}>
            <Icon of={BellOff} />
            <span>{t(doorMessages.bellBlocked)}</span>
          </button>
        )}
        {isOffline && (
          <span role="status" className="ride-chip" data-tone="offline">
            <Icon of={WifiOff} />
            <span>{t(m.offline)}</span>
          </span>
        )}
        {ride !== null && shown !== "to_store" && !isAtDoor && ride.problem === null && (
          <button type="button" className="ride-chip" onClick={onProblem}>
            <Icon of={TriangleAlert} />
            <span>{t(m.problem)}</span>
          </button>
        )}
      </span>
    </div>
  );
}

import { useLocale, useMessages } from "@talabee/ui/locale";
import { Button } from "@talabee/ui/primitives/button";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { askForPlace } from "../../adapters/place/report-place.js";
import { keepAwake } from "../../adapters/screen/keep-awake.js";
import { keptRide } from "../../adapters/storage/kept-ride.js";
import { ClockProvider, createClock } from "../../app/clock.js";
import { useCounter } from "../../app/counter.js";
import { LoadFailed } from "../../app/load-failed.js";
import { useUnlockByPress } from "../../app/use-unlock-by-press.js";
import { doorMessages, rideMessages as m } from "../../messages/index.js";
import { RideRinger } from "../../ride/ride-ringer.js";
import { type Failure, RideSession } from "../../ride/ride-session.js";
import { RideScreen } from "../ride-screen/index.js";
import type { RideDoorProps } from "./ride-door.js";
import { useRidePlace } from "./use-ride-place.js";

export interface RideDayProps extends RideDoorProps {
  userId: string;
  onSignOut: () => void;
}

/** The answer to an offer that is on its way, or why the last one was not taken. */
interface Answer {
  readonly offerId: string;
  readonly kind: "accept" | "decline" | null;
  readonly problem: string | null;
}

/** A rider's day: follows the server, rings, keeps what was done without a line, and reports the place of what is carried. */
export function RideDay({ userId, look, onLook, onSignOut }: RideDayProps) {
  const { api, session, bell, language } = useCounter();
  const { t } = useMessages();
  const { language: shownLanguage } = useLocale();
  const ride = useMemo(
    () => new RideSession({ api, storage: keptRide(userId), onExpired: session.onEnded }),
    [api, userId, session],
  );
  const ringer = useMemo(() => new RideRinger(ride, bell), [ride, bell]);
  const clock = useMemo(() => createClock(ride.now), [ride]);
  useEffect(() => ride.start(), [ride]);
  useEffect(() => ringer.start(), [ringer]);
  const snapshot = useSyncExternalStore(ride.subscribe, ride.get);
  const isAudible = useSyncExternalStore(bell.subscribe, bell.isAudible);
  useUnlockByPress(isAudible ? undefined : bell.unlock);
  const { place, isDenied } = useRidePlace(snapshot.ride, ride.reportPlace);
  const { state, error } = snapshot;
  const isOnDuty = state?.on_duty === true && state.shift !== null;
  useEffect(() => (isOnDuty ? keepAwake() : undefined), [isOnDuty]);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const textOf = (failure: Failure) =>
    failure && (failure.code === "network" ? t(m.notDone) : failure.message);
  const offer = state?.offer ?? null;
  const isOffered = offer !== null && snapshot.ride === null && isOnDuty;
  useTitle(isOffered ? t(m.job) : null);

  if (error?.status === 403) return <NotARider onSignOut={onSignOut} />;
  if (state === null)
    return error === null ? null : <LoadFailed error={error} onRetry={() => void ride.read()} />;
  const answerOf = offer !== null && answer?.offerId === offer.id ? answer : null;
  const answerOffer = async (kind: "accept" | "decline") => {
    if (offer === null || answerOf?.kind) return;
    setAnswer({ offerId: offer.id, kind, problem: null });
    ringer.answering(true);
    const failure = await ride.answerOffer(offer, kind);
    ringer.answering(false);
    setAnswer({ offerId: offer.id, kind: null, problem: textOf(failure) });
  };
  return (
    <ClockProvider value={clock}>
      <RideScreen
        snapshot={{ ...snapshot, state }}
        place={place}
        placeDenied={isDenied}
        audible={isAudible}
        answering={answerOf?.kind ?? null}
        problem={answerOf?.problem ?? null}
        look={look}
        onUnlock={() => void bell.unlock()}
        onAct={ride.act}
        onAnswer={(kind) => void answerOffer(kind)}
        onStart={async (cash) => {
          askForPlace();
          // How a job sounds, while there is none.
          void bell.unlock().then((isHeard) => isHeard && bell.play("new"));
          return textOf(await ride.openShift(cash));
        }}
        onDutyChange={async (onDuty) => textOf(await ride.setDuty(onDuty))}
        onEndShift={ride.closeShift}
        onNewsSeen={ride.forgetNews}
        onLookChange={onLook}
        onLanguageChange={() => language.set(shownLanguage === "ar" ? "en" : "ar")}
        onSignOut={onSignOut}
      />
    </ClockProvider>
  );
}

/** Says in the list of tabs what waits here. */
function useTitle(text: string | null): void {
  useEffect(() => {
    if (text === null) return undefined;
    const before = document.title;
    document.title = text;
    return () => {
      document.title = before;
    };
  }, [text]);
}

/** Somebody whom the office has not made a rider. */
function NotARider({ onSignOut }: { onSignOut: () => void }) {
  const { t } = useMessages();
  return (
    <main className="grid flex-1 content-center justify-items-center gap-3 p-6 text-center">
      <h1 className="heading text-title">{t(m.notARider)}</h1>
      <p className="text-muted">{t(m.notARiderText)}</p>
      <Button onClick={onSignOut}>{t(doorMessages.signOut)}</Button>
    </main>
  );
}

import { logout } from "@talabee/contract";
import { useMessages } from "@talabee/ui/locale";
import { useSyncExternalStore } from "react";
import { useCounter } from "../../app/counter.js";
import { OnlyTab } from "../../app/only-tab.js";
import { useModule } from "../../app/use-module.js";
import { keptRide } from "../../adapters/storage/kept-ride.js";
import { rideMessages as m } from "../../messages/index.js";
import { RideDay } from "./ride-day.js";

/** Dark first: most rides are by night, and a bright screen blinds. */
export const RIDE_LOOKS = ["dark", "light"] as const;
export type RideLook = (typeof RIDE_LOOKS)[number];

export interface RideDoorProps {
  look: RideLook;
  onLook: (look: RideLook) => void;
}

/** The door of a rider: sign-in, and the day. */
export function RideDoor(props: RideDoorProps) {
  const { session } = useCounter();
  const token = useSyncExternalStore(session.subscribe, session.token);
  return <div className="counter-door">{token === null ? <SignIn /> : <Day key={token} {...props} />}</div>;
}

const loadSignIn = () => import("../sign-in-screen/index.js");

/** A phone that is signed in does without it. */
function SignIn() {
  const { t } = useMessages();
  const module = useModule(loadSignIn);
  return module === undefined ? null : <module.SignInScreen text={t(m.signInText)} />;
}

function Day(props: RideDoorProps) {
  const { t } = useMessages();
  const { api, session, queryClient } = useCounter();
  const userId = session.id();
  const signOut = () => {
    // The session is over here, whether or not the server hears of it. Acts that wait are sent at the next sign-in.
    void api.send(logout).catch(() => undefined);
    keptRide(userId).saveState(null);
    session.onEnded();
    queryClient.clear();
  };
  return (
    <OnlyTab name={`counter.ride.${userId}`} title={t(m.otherTab)} text={t(m.otherTabText)}>
      <RideDay {...props} userId={userId} onSignOut={signOut} />
    </OnlyTab>
  );
}

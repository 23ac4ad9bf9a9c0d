import { type DeviceState, logout, panelStores } from "@talabee/contract";
import { useLocale, useMessages } from "@talabee/ui/locale";
import { useState, useSyncExternalStore } from "react";
import { LoadFailed } from "../../app/load-failed.js";
import { OnlyTab } from "../../app/only-tab.js";
import { useCall } from "../../app/use-call.js";
import { useCounter } from "../../app/counter.js";
import { useModule } from "../../app/use-module.js";
import { useOwnDevice } from "../../app/use-own-device.js";
import { doorMessages as m } from "../../messages/index.js";
import { FirstLoad } from "../board-screen/board-notices.js";
import { StoreChoice } from "../store-choice/index.js";
import { StoreShift, type StoreShiftProps } from "./store-shift.js";

export interface StoreDoorProps extends Pick<StoreShiftProps, "screen" | "hrefs" | "look" | "onLook"> {}

const STORE_KEY = "counter.store";

/** The door of a store: sign-in or a paired device, which store, start of the shift, and its screens. */
export function StoreDoor(props: StoreDoorProps) {
  const { session, pairing } = useCounter();
  const token = useSyncExternalStore(session.subscribe, session.token);
  const paired = useSyncExternalStore(pairing.subscribe, pairing.get);
  /** Whether a person wants to sign in at a paired device. */
  const [signsIn, setSignsIn] = useState(false);
  return (
    <div className="counter-door">
      {token !== null ? (
        <ChosenStore key={token} {...props} onSignedOut={() => setSignsIn(false)} />
      ) : paired === "paired" && !signsIn ? (
        <PairedStore {...props} onSignIn={() => setSignsIn(true)} />
      ) : (
        <SignIn onBack={paired === "paired" ? () => setSignsIn(false) : undefined} />
      )}
    </div>
  );
}

const loadSignIn = () => import("../sign-in-screen/index.js");

/** A device that is signed in does without it. */
function SignIn({ onBack }: { onBack: (() => void) | undefined }) {
  const { t } = useMessages();
  const { pairing } = useCounter();
  const module = useModule(loadSignIn);
  const [pairs, setPairs] = useState(pairing.get() === "ended");
  if (module === undefined) return null;
  if (pairs && onBack === undefined) return <module.PairScreen onSignIn={() => setPairs(false)} />;
  return (
    <module.SignInScreen
      text={t(m.signInText)}
      other={
        onBack === undefined
          ? { text: t(m.pairThis), onSelect: () => setPairs(true) }
          : { text: t(m.backToBoard), onSelect: onBack }
      }
    />
  );
}

/** The store with which this device is paired. */
function PairedStore({ onSignIn, ...props }: StoreDoorProps & { onSignIn: () => void }) {
  const device = useOwnDevice();
  if (device.data === undefined || device.data === null)
    return device.error === null ? (
      <FirstLoad />
    ) : (
      <LoadFailed error={device.error} onRetry={() => void device.refetch()} />
    );
  return <DeviceStore {...props} device={device.data} onSignIn={onSignIn} />;
}

function DeviceStore({
  device,
  onSignIn,
  ...props
}: StoreDoorProps & { device: DeviceState; onSignIn: () => void }) {
  const { language } = useLocale();
  const { t } = useMessages();
  return (
    <OnlyTab
      key={device.id}
      name={`counter.board.${device.vendor_id}`}
      title={t(m.otherTab)}
      text={t(m.otherTabText)}
    >
      <StoreShift
        {...props}
        storeId={device.vendor_id}
        storeName={device.vendor_name[language]}
        device={device}
        onSignIn={onSignIn}
      />
    </OnlyTab>
  );
}

function ChosenStore({ onSignedOut, ...props }: StoreDoorProps & { onSignedOut: () => void }) {
  const { api, session, storage, queryClient } = useCounter();
  const { language } = useLocale();
  const { t } = useMessages();
  const stores = useCall(panelStores, { query: { per_page: 50 } });
  const [chosen, setChosen] = useState(() => storage.get(STORE_KEY));
  const choose = (id: string | null) => {
    storage.set(STORE_KEY, id ?? "");
    setChosen(id);
  };
  const signOut = () => {
    // The session is over here, whether or not the server hears of it.
    void api.send(logout).catch(() => undefined);
    onSignedOut();
    session.onEnded();
    queryClient.clear();
  };
  if (stores.data === undefined)
    return stores.error === null ? (
      <FirstLoad />
    ) : (
      <LoadFailed error={stores.error} onRetry={() => void stores.refetch()} />
    );
  const { items } = stores.data;
  const store = items.length === 1 ? items[0] : items.find(({ id }) => id === chosen);
  if (store === undefined) return <StoreChoice stores={items} onChoose={choose} onSignOut={signOut} />;
  return (
    <OnlyTab key={store.id} name={`counter.board.${store.id}`} title={t(m.otherTab)} text={t(m.otherTabText)}>
      <StoreShift
        {...props}
        storeId={store.id}
        storeName={store.name[language]}
        device={null}
        onSignOut={signOut}
        onOtherStore={items.length > 1 ? () => choose(null) : undefined}
      />
    </OnlyTab>
  );
}

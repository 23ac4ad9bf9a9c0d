import { logout, panelStores } from "@talabee/contract";
import { useLocale, useMessages } from "@talabee/ui/locale";
import { useState, useSyncExternalStore } from "react";
import { LoadFailed } from "../../app/load-failed.js";
import { OnlyTab } from "../../app/only-tab.js";
import { useCall } from "../../app/use-call.js";
import { useModule } from "../../app/use-module.js";
import { useCounter } from "../../app/counter.js";
import { doorMessages as m } from "../../messages/index.js";
import { FirstLoad } from "../board-screen/board-notices.js";
import { StoreChoice } from "../store-choice/index.js";
import { StoreShift, type StoreShiftProps } from "./store-shift.js";

export interface StoreDoorProps extends Pick<StoreShiftProps, "screen" | "hrefs" | "look" | "onLook"> {}

const STORE_KEY = "counter.store";

/** The door of a store: sign-in, which store, start of the shift, and its screens. */
export function StoreDoor(props: StoreDoorProps) {
  const { session } = useCounter();
  const token = useSyncExternalStore(session.subscribe, session.token);
  return (
    <div className="counter-door">{token === null ? <SignIn /> : <ChosenStore key={token} {...props} />}</div>
  );
}

const loadSignIn = () => import("../sign-in-screen/index.js");

/** A device that is signed in does without it. */
function SignIn() {
  const { t } = useMessages();
  const module = useModule(loadSignIn);
  return module === undefined ? null : <module.SignInScreen text={t(m.signInText)} />;
}

function ChosenStore(props: StoreDoorProps) {
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
        onSignOut={signOut}
        onOtherStore={items.length > 1 ? () => choose(null) : undefined}
      />
    </OnlyTab>
  );
}

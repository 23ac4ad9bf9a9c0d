import { useCounter } from "@talabee/counter";
import { LOOKS, STORE_SCREENS, StoreDoor } from "@talabee/counter/store";
import { openDoor } from "./open-door.js";
import { RoutedDoor, usePlace } from "./routed-door.js";
import { useLook } from "./use-look.js";

const HREFS = { orders: "/", menu: "/menu", hours: "/hours", devices: "/devices" } as const;

openDoor(() => (
  <RoutedDoor door="store">
    <Store />
  </RoutedDoor>
));

/** The door of a store: one element on all its addresses, so that the bell goes on ringing. */
function Store() {
  const [look, setLook] = useLook(useCounter().storage, "counter.look", LOOKS);
  const { path } = usePlace();
  const screen = STORE_SCREENS.find((name) => HREFS[name] === path) ?? "orders";
  return <StoreDoor screen={screen} hrefs={HREFS} look={look} onLook={setLook} />;
}

import { useCounter } from "@talabee/counter";
import { StoreDoor } from "@talabee/counter/store";
import { openDoor } from "./open-door.js";
import { useLook } from "./use-look.js";

openDoor("store", () => <Store />);

/** The door of a store. */
function Store() {
  const [look, setLook] = useLook(useCounter().storage);
  return <StoreDoor screen="orders" hrefs={{ orders: "/" }} look={look} onLook={setLook} />;
}

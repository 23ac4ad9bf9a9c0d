import "./office.css";
import { useCounter } from "@talabee/counter";
import { OFFICE_LOOKS, OfficeDoor } from "@talabee/counter/office";
import { openDoor } from "./open-door.js";
import { RoutedDoor, usePlace } from "./routed-door.js";
import { useLook } from "./use-look.js";

openDoor(() => (
  <RoutedDoor door="office">
    <Office />
  </RoutedDoor>
));

/** The door of the office. */
function Office() {
  const [look, setLook] = useLook(useCounter().storage, "counter.office.look", OFFICE_LOOKS);
  const { path, search, go } = usePlace();
  return <OfficeDoor path={path} search={search} onNavigate={go} look={look} onLook={setLook} />;
}

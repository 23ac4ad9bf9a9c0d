import { useCounter } from "@talabee/counter";
import { RIDE_LOOKS, RideDoor } from "@talabee/counter/ride";
import { openDoor } from "./open-door.js";
import { registerRideWorker } from "./register-ride-worker.js";
import { useLook } from "./use-look.js";

openDoor(() => <Ride />);
registerRideWorker();

/** The door of a rider: one address, whose screen follows the ride. */
function Ride() {
  const [look, setLook] = useLook(useCounter().storage, "counter.ride.look", RIDE_LOOKS);
  return <RideDoor look={look} onLook={setLook} />;
}

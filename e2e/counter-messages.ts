// From the source: the package has no build.
export {
  boardMessages,
  deviceMessages,
  doorMessages,
  panelMessages,
  rideMessages,
  storeMessages,
} from "../packages/counter/src/messages/index.js";

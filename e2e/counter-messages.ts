// From the source: the package has no build.
export {
  boardMessages,
  doorMessages,
  panelMessages,
  rideMessages,
  storeMessages,
} from "../packages/counter/src/messages/index.js";

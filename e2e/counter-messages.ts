// From the source: the package has no build.
export {
  boardMessages,
  doorMessages,
  panelMessages,
  storeMessages,
} from "../packages/counter/src/messages/index.js";

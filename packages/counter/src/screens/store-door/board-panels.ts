// What opens beside the board: a chunk of its own.
export { AcceptPanel } from "../../widgets/accept-panel/index.js";
export { HandOverPanel } from "../../widgets/hand-over-panel/index.js";
export { OrderPanel } from "../../widgets/order-panel/index.js";
export { RefusePanel } from "../../widgets/refuse-panel/index.js";
export { NamePerson } from "./name-person.js";
export { RiderChoice } from "./rider-choice.js";

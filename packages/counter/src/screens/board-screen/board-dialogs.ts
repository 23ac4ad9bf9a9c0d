// What the keys of the board open: a chunk of its own.
export { KeyList } from "../../widgets/key-list/index.js";
export { FindOrder } from "./find-order.js";

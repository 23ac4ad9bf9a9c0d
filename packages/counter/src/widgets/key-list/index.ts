export { KeyList } from "./key-list.js";

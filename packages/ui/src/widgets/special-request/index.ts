export { type SpecialRequestProps, SpecialRequest } from "./special-request.js";

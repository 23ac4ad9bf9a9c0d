export { type StatusScreenVariant, type StatusScreenProps, StatusScreen } from "./status-screen.js";

export { HoursScreen, type HoursScreenProps, type StoreState } from "./hours-screen.js";

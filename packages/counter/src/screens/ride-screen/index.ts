export { RideScreen, type RideScreenProps } from "./ride-screen.js";

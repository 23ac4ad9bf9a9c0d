// What is opened over the screen: a chunk of its own.
export { RideMenu } from "../../widgets/ride-menu/index.js";
export { RideProblem } from "../../widgets/ride-problem/index.js";

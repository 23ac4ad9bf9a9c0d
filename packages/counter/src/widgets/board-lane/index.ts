export { BoardLane, type BoardLaneProps, LANE_NAMES } from "./board-lane.js";

export * from "./area-line.js";

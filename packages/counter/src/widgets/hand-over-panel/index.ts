export { HandOverPanel, type HandOverPanelProps, type HandOverResult } from "./hand-over-panel.js";

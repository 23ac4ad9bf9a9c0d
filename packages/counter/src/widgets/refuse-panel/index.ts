export { RefusePanel, type RefusePanelProps } from "./refuse-panel.js";

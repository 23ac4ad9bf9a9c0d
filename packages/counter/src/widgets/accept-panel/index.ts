export { AcceptPanel, type AcceptPanelProps } from "./accept-panel.js";

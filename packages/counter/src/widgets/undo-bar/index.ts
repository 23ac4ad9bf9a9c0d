export { UndoBar, type UndoBarProps } from "./undo-bar.js";

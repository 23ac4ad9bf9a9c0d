// A file of its own, since it brings the color arithmetic: loaded only when the page's colors have to change.
export { applyOwnColors } from "@talabee/ui/theme";

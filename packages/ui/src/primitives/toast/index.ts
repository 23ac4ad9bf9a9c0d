export * from "./toaster.js";
export * from "./toast-store.js";
export { toastPlacements, type ToastPlacement } from "./toast-placement.js";

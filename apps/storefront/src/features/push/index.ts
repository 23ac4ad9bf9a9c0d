export { startPush } from "./start-push.js";
export { usePushPermission } from "./use-push-permission.js";

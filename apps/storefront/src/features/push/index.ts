export { remindOnce, followPushes, startPush } from "./start-push.js";

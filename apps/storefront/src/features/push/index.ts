export { followPushes, startPush } from "./start-push.js";

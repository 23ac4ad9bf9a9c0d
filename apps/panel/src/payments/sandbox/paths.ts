import type { Context } from "hono";
import type { AppEnv } from "../../http/app-env.js";

export const ROOT = "/sandbox-gateway";
export type AppContext = Context<AppEnv>;

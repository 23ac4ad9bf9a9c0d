import type { Currency } from "@talabee/domain";
import { bodyLimit } from "hono/body-limit";
import type { App } from "../../http/app-env.js";
import { serveApi } from "./api-routes.js";
import { servePages } from "./page-routes.js";
import { ROOT } from "./paths.js";
import type { SandboxGateway } from "./sandbox-gateway.js";

/** The sandbox over HTTP: an API for the server, protected by its secret, and pages for customers. */
export function sandboxRoutes(
  app: App,
  gateway: SandboxGateway,
  clock: () => Date,
  currency: Currency,
): void {
  app.use(`${ROOT}/*`, bodyLimit({ maxSize: 64 * 1024 }));
  serveApi(app, gateway);
  servePages(app, gateway, clock, currency);
}

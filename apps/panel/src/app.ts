import {
  apply,
  createReview,
  LOGO_LIMITS,
  MAX_REVIEW_PHOTOS,
  registry,
  sendHeartbeat,
  REVIEW_PHOTO_LIMITS,
  updateSettings,
  updateUserInfo,
  type ValidationMessageKey,
} from "@talabee/contract";
import { openApiDocument } from "@talabee/contract/openapi";
import { loadStorefront } from "@talabee/shop-ssr/host";
import { Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { compress } from "hono/compress";
import { crossOrigin, varyHeader } from "./http/cross-origin.js";
import { serveApiDocument, serveApiReference } from "./http/api-reference.js";
import { honoPath } from "./http/endpoint.js";
import { requestContext } from "./http/request-context.js";
import { ApiError } from "./http/api-error.js";
import { guardOrigin } from "./http/origin.js";
import { createMetrics, type Metrics } from "./http/metrics.js";
import { serveReadiness } from "./http/readiness.js";
import { FIREBASE_ORIGINS, securityHeaders } from "./http/security-headers.js";
import { createPages, originOf } from "./http/page-response.js";
import { serveMedia, serveStorefront } from "./http/static-files.js";
import { outboxRoutes } from "./demo/outbox-page.js";
import { accountRoutes } from "./modules/account/routes.js";
import { addressRoutes } from "./modules/addresses/routes.js";
import { applicantRoutes } from "./modules/applicants/routes.js";
import { authRoutes } from "./modules/auth/routes.js";
import { boardRoutes } from "./modules/board/routes.js";
import { cardRoutes } from "./modules/cards/routes.js";
import { cartRoutes } from "./modules/cart/routes.js";
import { catalogueRoutes } from "./modules/catalogue/routes.js";
import { noteRefusedHeartbeats } from "./modules/devices/refused-heartbeats.js";
import { customerRoutes } from "./modules/customers/routes.js";
import { deviceRoutes } from "./modules/devices/routes.js";
import { contactRoutes } from "./modules/contact/routes.js";
import { couponRoutes } from "./modules/cart/coupon-routes.js";
import { familyRoutes } from "./modules/family/routes.js";
import { favouriteRoutes } from "./modules/favourites/routes.js";
import type { OpenStreams } from "./http/open-streams.js";
import { seoRoutes } from "./modules/seo/routes.js";
import { fileRoutes, publicPictureRoutes } from "./modules/files/routes.js";
import { notificationRoutes } from "./modules/notifications/routes.js";
import { orderRoutes } from "./modules/orders/routes.js";
import { RELAY } from "./modules/orders/relay.js";
import { createOrderService } from "./modules/orders/service.js";
import { officeRoutes } from "./modules/office/routes.js";
import { pageRoutes } from "./modules/pages/routes.js";
import { personalDataRoutes } from "./modules/personal-data/routes.js";
import { adminRoutes } from "./modules/admin/routes.js";
import { paymentRoutes } from "./modules/payments/routes.js";
import { refundRoutes } from "./modules/refunds/routes.js";
import { reportRoutes } from "./modules/reports/routes.js";
import { REVIEW_PHOTOS, reviewPhotoRoutes } from "./modules/reviews/review-photos.js";
import { contentRoutes } from "./modules/content/routes.js";
import { auditRoutes } from "./modules/audit/routes.js";
import { memberRoutes } from "./modules/members/routes.js";
import { menuRoutes } from "./modules/menu/routes.js";
import { reviewRoutes } from "./modules/reviews/routes.js";
import { searchRoutes } from "./modules/search/routes.js";
import { readPageBrand } from "./modules/settings/brand-settings.js";
import { settingsRoutes } from "./modules/settings/routes.js";
import { rideRoutes } from "./modules/rides/routes.js";
import { riderRoutes } from "./modules/riders/routes.js";
import { storeRoutes } from "./modules/stores/routes.js";
import { storefrontRoutes } from "./modules/storefront/routes.js";
import { walletRoutes } from "./modules/wallet/routes.js";
import type { Panel } from "./panel.js";
import { sandboxRoutes } from "./payments/sandbox/routes.js";
import type { App, AppEnv } from "./http/app-env.js";
import { PICTURE_PATHS } from "./http/upload-paths.js";
import { errorHandler, errorResponse } from "./http/error-response.js";

/** Maximum size of a request body in bytes (REQ-SEC-20). */
const MAX_BYTES = 1024 * 1024;
/** Maximum for calls with a file, which may be 5 MB. */
const MAX_BYTES_WITH_FILE = 6 * 1024 * 1024;
/** Maximum for a review with its photographs. */
const MAX_BYTES_WITH_PHOTOS = MAX_REVIEW_PHOTOS * REVIEW_PHOTO_LIMITS.maxBytes + MAX_BYTES;

export interface AppOptions {
  /** Validate every response against the contract; for tests. */
  readonly checkAnswers: boolean;
  readonly streams: OpenStreams;
  /** Shared with answers that are sent without the app. */
  readonly metrics?: Metrics;
  /** Folder of the pictures that are served. */
  readonly mediaDir: string;
  /** Whether the server is about to stop, so that proxies route requests elsewhere. */
  readonly isDraining?: () => boolean;
}

/** Creates the Hono app with all routes and middleware. Order matters: it is the order in which a request passes them. */
export async function createApp(panel: Panel, options: AppOptions): Promise<App> {
  const app: App = new Hono<AppEnv>();
  app.onError(errorHandler(panel.log));

  const { firebase, mapOrigins, storefrontDir } = panel.config;
  const storefront = await loadStorefront(storefrontDir);
  app.use(
    securityHeaders({
      calls: [...(firebase === null ? [] : FIREBASE_ORIGINS), ...mapOrigins],
      pictures: mapOrigins,
      inlineScripts: storefront?.scriptHashes ?? [],
    }),
  );
  const { metrics = createMetrics(panel, () => options.streams.count) } = options;
  serveReadiness(app, panel.raw, options.isDraining ?? (() => false));
  metrics.serve(app);
  app.use(metrics.measure);
  serveMedia(app, options.mediaDir);
  publicPictureRoutes(app, panel);
  // A public address that queries the database: limited, and refused while the database is overloaded.
  app.use(`${REVIEW_PHOTOS}/*`, requestContext(panel, options));
  reviewPhotoRoutes(app, panel);

  app.use("/api/*", crossOrigin(panel.config.origins));
  app.use("/api/*", compress({ contentTypeFilter: /^application\/json/ }));
  app.use("/api/*", varyHeader());
  app.use(sendHeartbeat.path, noteRefusedHeartbeats(panel));
  app.use("/api/*", requestContext(panel, options));
  app.use("/api/*", guardOrigin(panel.config.origins));
  app.use("/api/*", limitBodies());
  app.use(`${RELAY}/*`, limitBodies());

  settingsRoutes(app, panel);
  pageRoutes(app, panel);
  authRoutes(app, panel);
  accountRoutes(app, panel);
  personalDataRoutes(app, panel);
  catalogueRoutes(app, panel);
  storefrontRoutes(app, panel);
  searchRoutes(app, panel);
  reviewRoutes(app, panel);
  favouriteRoutes(app, panel);
  cartRoutes(app, panel);
  couponRoutes(app, panel);
  addressRoutes(app, panel);
  orderRoutes(app, panel, options.streams);
  notificationRoutes(app, panel, options.streams);
  boardRoutes(app, panel, options.streams);
  refundRoutes(app, panel);
  reportRoutes(app, panel);
  officeRoutes(app, panel);
  applicantRoutes(app, panel);
  contactRoutes(app, panel);
  customerRoutes(app, panel);
  fileRoutes(app, panel);
  adminRoutes(app, panel);
  storeRoutes(app, panel);
  menuRoutes(app, panel);
  app.use("/invitation/*", requestContext(panel, options));
  memberRoutes(app, panel);
  deviceRoutes(app, panel);
  riderRoutes(app, panel);
  rideRoutes(app, panel);
  auditRoutes(app, panel);
  contentRoutes(app, panel);
  const orders = createOrderService(panel);
  paymentRoutes(app, panel, (...order) => orders.detail(...order));
  cardRoutes(app, panel);
  walletRoutes(app, panel);
  familyRoutes(app, panel);
  const served = servedCalls(app);
  const makeDocument = () => openApiDocument({ serverUrl: "/", version: panel.config.version, served });
  serveApiDocument(app, makeDocument, (context) => originOf(panel, context));
  serveApiReference(app);

  // Calls of the contract without a handler respond with 501 instead of 404.
  for (const { path } of Object.values(registry)) {
    const methods = new Set(
      Object.values(registry).flatMap((call) => (call.path === path ? [call.method] : [])),
    );
    app.all(honoPath({ path }), ({ req }) =>
      refuse((methods as Set<string>).has(req.method) ? "not_served" : "method_not_allowed"),
    );
  }
  app.all("/api/*", () => refuse("not_found"));

  if (panel.config.demo) {
    app.use("/dev/*", requestContext(panel, options));
    outboxRoutes(app, panel);
  }
  if (panel.gateways.sandbox !== null) {
    app.use("/sandbox-gateway/*", requestContext(panel, options));
    sandboxRoutes(app, panel.gateways.sandbox, panel.clock, panel.config.market.currency);
  }
  seoRoutes(app, panel, options.mediaDir);
  if (storefront !== null) {
    const pages = createPages(panel, {
      server: storefront,
      // In process: the calls of a rendering pass through the same middleware as any other, without a socket.
      fetch: async (address, init) => app.request(address as string, init, { internal: true }),
      readBrand: (language) => readPageBrand(panel.db, language),
    });
    await serveStorefront(app, storefrontDir, pages);
  }
  app.notFound((context) => errorResponse(context, new ApiError("not_found")));
  return app;
}

/** Names of the calls that a handler is bound to. */
export function servedCalls(app: App): ReadonlySet<string> {
  const bound = new Set(app.routes.map((route) => `${route.method} ${route.path}`));
  return new Set(
    Object.entries(registry)
      .filter(([, call]) => bound.has(`${call.method} ${honoPath(call)}`))
      .map(([name]) => name),
  );
}

/** Limits body sizes. For calls with a file, a body over the limit is reported as an error of the file's field. */
function limitBodies(): MiddlewareHandler<AppEnv> {
  const small = bodyLimit({ maxSize: MAX_BYTES, onError: () => refuse("payload_too_large") });
  const large = (
    field: string,
    maxSize = MAX_BYTES_WITH_FILE,
    errorKey: ValidationMessageKey = "file_too_large",
  ) =>
    bodyLimit({
      maxSize,
      onError: () => {
        throw new ApiError("payload_too_large", { errors: { [field]: [errorKey] } });
      },
    });
  const byPath = new Map([
    [apply.path, large("cr_attachment")],
    [updateUserInfo.path, large("avatar")],
    [createReview.path, large("photos", MAX_BYTES_WITH_PHOTOS)],
    [updateSettings.path, large("logo", LOGO_LIMITS.maxBytes + MAX_BYTES, "logo_too_large")],
  ]);
  const pictures = large("picture");
  return async (context, next) => {
    const { path } = context.req;
    const limit = byPath.get(path) ?? (PICTURE_PATHS.test(path) ? pictures : small);
    return limit(context, next);
  };
}

function refuse(code: "method_not_allowed" | "not_served" | "not_found" | "payload_too_large"): never {
  throw new ApiError(code);
}

export { applicantBody } from "./applicant-body.js";
export * from "./call.js";
export * from "#calls";
export { isCataloguePath } from "./catalogue-paths.js";
export * from "./client.js";
export * from "./fetch-with-timeout.js";
export * from "./follow-stream.js";
export * from "./form-data.js";
export * from "./form-schema.js";
export { isFutureDate } from "./future-date.js";
export * from "./idempotency-key.js";
export * from "./json-body.js";
export * from "./language.js";
export * from "./messages/index.js";
export * from "./panel-error.js";
export * from "./profile-form.js";
export * from "./retry.js";
export * from "./schemas/account.js";
export * from "./schemas/addresses.js";
export * from "./schemas/applicants.js";
export * from "./schemas/cart.js";
export * from "./schemas/catalogue.js";
export * from "./schemas/choices.js";
export * from "./schemas/content.js";
export * from "./schemas/coupons.js";
export * from "./schemas/error-data.js";
export * from "./schemas/events.js";
export * from "./schemas/family.js";
export * from "./schemas/favourites.js";
export * from "./schemas/home.js";
export * from "./schemas/notifications.js";
export * from "./schemas/orders.js";
export * from "./schemas/admin.js";
export * from "./schemas/payments.js";
export * from "./schemas/primitives.js";
export * from "./schemas/reviews.js";
export * from "./schemas/search.js";
export * from "./schemas/settings.js";
export * from "./schemas/store-summary.js";
export * from "./schemas/upload-limits.js";
export { Email, personName, phoneNumber } from "./schemas/text.js";
export * from "./schemas/wallet.js";
export * from "./share-picture.js";
export * from "./share-stream.js";
export * from "./upload-fetch.js";
export { validationText, type ValidationText } from "./validation-text.js";
export { registry } from "./registry.js";
export type { PageBrand, PageKey, PageParams, RenderedPage, RenderPage } from "./rendered-page.js";
export type {
  StyleDefinition,
  StyleGroup,
  StyleIndex,
  StyleNeed,
  StyleNode,
  StyleRule,
} from "./style-index.js";

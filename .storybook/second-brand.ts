/**
 * Stories that the gate also tests in the second brand: each colour role, shape and texture at least once. The nightly
 * run tests every story in it.
 */
export const secondBrandStories: readonly string[] = [
  "primitives-alert--tones",
  "primitives-badge--tones",
  "primitives-button--states",
  "primitives-button--variants",
  "primitives-checkbox--states",
  "primitives-chip--states",
  "primitives-confirm-dialog--default",
  "primitives-drawer--default",
  "primitives-empty-state--default",
  "primitives-icon-button--variants",
  "primitives-link--variants",
  "primitives-otp-input--wrong",
  "primitives-radio-group--states",
  "primitives-segmented-control--states",
  "primitives-select--states",
  "primitives-switch--states",
  "primitives-tabs--states",
  "primitives-text-field--states",
  "primitives-toast--default",
  "forms-form--all-empty",
  "widgets-cart-panel--default",
  "widgets-category-rail--default",
  "widgets-order-tracker--default",
  "widgets-product-card--default",
  "widgets-site-footer--default",
  "widgets-store-header--default",
  "screens-home--default",
];

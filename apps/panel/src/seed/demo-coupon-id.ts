/**
 * Id of a coupon of the demo. A banner that promises a coupon is seeded before the coupon, and in a shop without the demo's
 * coupons no customer is shown that banner.
 */
export const demoCouponId = (code: string): string => `demo-${code.toLowerCase()}`;

const BOTH = { en: "x", ar: "x" };
const GROUP = { name: BOTH, min: 0, max: 1, options: [{ name: BOTH, price: 0 }] };
/** Bodies by call that its schema takes, so that ownership is the only reason for a rejection. */
export const VALID_FORMS: Readonly<Record<string, object>> = {
  updateAddress: { phone: "55123456", zone_number: "1", line_one: "1", building_number: "1", note: "x" },
  cancelOrder: { reason: "x" },
  transitionOrder: { to: "canceled", reason: "x", version: 1 },
  assignRider: { rider_id: "nobody" },
  confirmPayment: { result_token: "x" },
  setFamilyAllowance: { amount: 100 },
  updatePanelProduct: { stock: 1, version: 1 },
  updatePanelCoupon: { active: false },
  decideApplication: { status: "rejected" },
  decideReviewPhoto: { state: "rejected" },
  createClosure: { starts_at: "2099-01-01T00:00:00Z", ends_at: "2099-01-02T00:00:00Z" },
  pauseStore: { until: "2099-01-01T00:00:00Z" },
  uploadStorePicture: { kind: "product", picture: new File(["x"], "x.png", { type: "image/png" }) },
  changeMember: { user_id: "x", role: "counter" },
  removeMember: { user_id: "x" },
  inviteMember: { email: "someone@example.com", role: "counter" },
  changeRider: { active: false },
  createSection: { name: BOTH },
  updateSection: { name: BOTH },
  orderSections: { ids: ["spice.main"] },
  orderProducts: { ids: ["spice.tea"] },
  createProduct: { section_id: "spice.main", name: BOTH, price: 1 },
  createAddonGroup: GROUP,
  changeAddonGroup: GROUP,
};

/** Whether adding from `vendorId` conflicts with a cart of another vendor (REQ-MESSAGE-17, REQ-CART-21). */
export function hasVendorConflict(
  cart: { vendorId: string | null; count: number },
  vendorId: string,
): boolean {
  return cart.count > 0 && cart.vendorId !== null && cart.vendorId !== vendorId;
}

/** Whether adding from `vendorId` must first ask about a cart of another vendor (C8, settled 17). */
export function hasVendorConflict(
  cart: { vendorId: string | null; count: number },
  vendorId: string,
): boolean {
  return cart.count > 0 && cart.vendorId !== null && cart.vendorId !== vendorId;
}

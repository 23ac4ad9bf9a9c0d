/** 100 dirhams are about 84.5 fils. Prices in shops are multiples of 50 fils. */
export function toFils(dirhams: number): number {
  return dirhams === 0 ? 0 : Math.max(50, Math.round((dirhams * 0.845) / 50) * 50);
}

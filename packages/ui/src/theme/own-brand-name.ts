/** Value of `data-brand` for an operator's own primary color, `#rrggbb`: it tells which colors a page shows. */
export function ownBrandName(primary: string): string {
  return `own-${primary.slice(1).toLowerCase()}`;
}

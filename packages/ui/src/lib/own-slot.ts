/**
 * `data-slot` of a part that adds behaviour to an element. With `asChild` the child keeps its own: a `Button` that opens a
 * dialog stays `[data-slot=button]` for the styles of a brand.
 */
export function ownSlot(name: string, asChild: boolean | undefined): { "data-slot"?: string } {
  return asChild ? {} : { "data-slot": name };
}
